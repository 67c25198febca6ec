import { randomUUID } from 'node:crypto';
import { type PaymentProvider, PaymentRefused } from '../../provider/provider.ts';
import type { ProviderWorld } from '../../provider/suite/provider-world.fixture.ts';
import type { StripeOptions } from '../client/stripe-account.ts';
import { openStripe } from '../open-stripe.ts';
import { makeCard } from './bank.fixture.ts';
import { answerBank, closeDispute, openDispute, payOnPage } from './people.fixture.ts';
import { StripeServer } from './stripe-server.fixture.ts';
import { moveTo } from './time.fixture.ts';

export const webhookSecret = 'whsec_now';

export interface StripeWorld extends ProviderWorld {
  readonly server: StripeServer;
  /** Another process that asks the same account. */
  open(options?: Partial<StripeOptions>): PaymentProvider;
}

/** Our adapter, Stripe’s library, and a Stripe of our own. */
export async function openStripeWorld(options: Partial<StripeOptions> = {}): Promise<StripeWorld> {
  const server = await StripeServer.start();
  const { state } = server;
  const open = (others: Partial<StripeOptions> = {}) =>
    openStripe({
      secretKey: 'sk_test_secret',
      publishableKey: 'pk_test_public',
      webhookSecrets: [webhookSecret],
      apiUrl: server.url,
      tax: true,
      clock: state.clock,
      retries: 0,
      ...options,
      ...others,
    });
  const provider = open();
  return {
    server,
    open,
    provider,
    token: async (name) => makeCard(state, name).id,
    async customerWith(names, details = {}) {
      const person = { name: 'Ann Lee', email: 'ann@example.com', address: '', country: '', vatNumber: '' };
      const customer = await provider.createCustomer({ ...person, ...details, accountId: 1 }, randomUUID());
      const cards = names.map((name) => makeCard(state, name).id);
      for (const card of cards) await provider.attachCard(customer, card);
      return { customer, cards };
    },
    moveTo: async (_, date) => moveTo(state, Math.floor(date.getTime() / 1_000)),
    answerBank: async (secret, isConfirmed) => answerBank(state, secret, isConfirmed),
    async payCheckout(session, card) {
      try {
        payOnPage(state, session, card);
      } catch {
        throw new PaymentRefused('refused', 'On the page');
      }
    },
    openDispute: async (_, invoice) => openDispute(state, invoice),
    closeDispute: async (_, invoice, hasWon) => closeDispute(state, invoice, hasWon),
    close: () => server.close(),
  };
}
