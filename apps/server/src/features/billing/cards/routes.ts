import {
  addCard,
  createPaymentIntent,
  deleteCard,
  listCards,
  type PaymentCard,
  updateCard,
  validatePaymentMethod,
} from '@tenfold/contract/billing';
import type { FastifyInstance } from 'fastify';
import { AppError, Conflict, NotFound, serve } from '../../../platform/http/index.ts';
import type { BillingDeps } from '../billing-deps.ts';
import { applyCustomer, type Customer } from '../customers/apply-customer.ts';
import { ensureCustomer, findCustomer } from '../customers/ensure-customer.ts';
import { PaymentRefused, type ProviderCard } from '../provider/provider.ts';
import { refusing } from '../subscription/refusals.ts';
import { liveSubscription } from '../subscription/to-subscription.ts';
import { cardName, toCards } from './to-cards.ts';

export function registerCards(app: FastifyInstance, deps: BillingDeps): void {
  const { provider } = deps.payments;

  async function cardsOf(customer: Customer): Promise<{ cards: PaymentCard[] }> {
    const state = await applyCustomer(deps, customer);
    return { cards: toCards(state?.cards ?? [], await provider.now(customer.customer)) };
  }

  /** With the card of that id. @throws NotFound */
  async function requireCard(accountId: Parameters<typeof findCustomer>[1], id: string) {
    const customer = await findCustomer(deps, accountId);
    const state = customer === null ? null : await applyCustomer(deps, customer);
    const card = state?.cards.find((each) => each.id === id);
    if (customer === null || state === null || card === undefined)
      throw new NotFound('You have no such card.');
    return { customer, state, card };
  }

  serve(app, listCards, (_, { person }) =>
    refusing(async () => {
      const customer = await findCustomer(deps, person.id);
      return customer === null ? { cards: [] } : cardsOf(customer);
    }),
  );

  serve(app, createPaymentIntent, (_, { person }) =>
    refusing(async () => {
      const { customer } = await ensureCustomer(deps, person.id);
      return provider.startCardSetup(customer, crypto.randomUUID());
    }),
  );

  serve(app, addCard, ({ body }, { person }) =>
    refusingCard(async () => {
      const customer = await ensureCustomer(deps, person.id);
      await provider.attachCard(customer.customer, body.stripePaymentMethodId);
      return cardsOf(customer);
    }),
  );

  serve(app, updateCard, ({ params, body }, { person }) =>
    refusingCard(async () => {
      const { customer } = await requireCard(person.id, params.id);
      await provider.updateCard(customer.customer, params.id, body);
      return cardsOf(customer);
    }),
  );

  serve(app, deleteCard, ({ params }, { person }) =>
    refusing(async () => {
      const { customer, state, card } = await requireCard(person.id, params.id);
      const live = liveSubscription(state);
      const isNeeded = live !== null && live.canceledAt === null;
      if (isNeeded && card.isDefault) throw paysForThePlan(card);
      await provider.detachCard(customer.customer, params.id);
      return cardsOf(customer);
    }),
  );

  serve(app, validatePaymentMethod, (_, { person }) =>
    refusing(async () => {
      const customer = await findCustomer(deps, person.id);
      const { cards } = customer === null ? { cards: [] } : await cardsOf(customer);
      const defaultCard = cards.find(({ isDefault }) => isDefault) ?? null;
      if (defaultCard?.expiry === 'expired') {
        throw new AppError('payment_refused', `${cardName(defaultCard)} has expired.`);
      }
      return { hasPaymentMethod: cards.some(({ expiry }) => expiry !== 'expired'), defaultCard };
    }),
  );
}

function paysForThePlan(card: ProviderCard): Conflict {
  return new Conflict(`${cardName(card)} pays for Investor. Make another card the default first.`);
}

/** Nothing is charged by a card that is added. */
async function refusingCard<Result>(work: () => Promise<Result>): Promise<Result> {
  return refusing(async () => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof PaymentRefused) throw new AppError('payment_refused', error.message);
      throw error;
    }
  });
}
