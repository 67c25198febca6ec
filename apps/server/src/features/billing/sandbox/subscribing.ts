import { randomUUID } from 'node:crypto';
import { addPeriods } from '@tenfold/domain/billing';
import type { Order } from '../provider/provider.ts';
import { refusal, refuseCharge, wantsConfirmation } from './bank.ts';
import { activate, addInvoice, markFailed, markPaid, voidOpenInvoices } from './invoices.ts';
import { billPeriod } from './payer.ts';
import { newId, type SandboxCard, type SandboxInvoice, type SandboxSubscription } from './state.ts';
import { getCard, type Turn } from './turn.ts';

/** Refused: nothing was written. @throws PaymentRefused */
export function subscribe(turn: Turn, order: Order): SandboxSubscription {
  const card = getCard(turn, order.card);
  if (order.startsAt !== null && order.startsAt > turn.at) return begin(turn, order, card, order.startsAt);
  const refused = refuseCharge(card, turn.at);
  if (refused !== null) throw refused;
  const subscription = begin(turn, order, card, null);
  const invoice = addInvoice(turn, subscription, billPeriod(turn.state, order.price, turn.at));
  if (!wantsConfirmation(card)) return pay(turn, subscription, invoice, card);
  subscription.state = 'incomplete';
  subscription.clientSecret = `${subscription.id}_secret_${randomUUID()}`;
  return subscription;
}

/** What the person answered in the bank’s window. False: that payment waits for nobody. */
export function answerBank(turn: Turn, clientSecret: string, isConfirmed: boolean): boolean {
  const { state, at } = turn;
  const subscription = state.subscriptions.find((one) => one.clientSecret === clientSecret);
  const invoice = state.invoices.find((one) => one.subscription === subscription?.id);
  if (subscription?.state !== 'incomplete' || invoice === undefined) return false;
  const card = state.cards.find(({ id }) => id === subscription.card) ?? null;
  const refused = isConfirmed ? refuseCharge(card, at) : refusal('not_confirmed');
  subscription.clientSecret = null;
  if (refused !== null || card === null)
    markFailed(turn, invoice, (refused ?? refusal('no_card')).message, card);
  else pay(turn, subscription, invoice, card);
  return true;
}

/** At once. What was asked for is asked for no longer. */
export function endSubscription(turn: Turn, subscription: SandboxSubscription): void {
  if (subscription.state === 'ended') return;
  subscription.state = 'ended';
  subscription.endedAt = turn.at;
  subscription.clientSecret = null;
  voidOpenInvoices(turn, subscription);
  turn.emit('customer.subscription.deleted');
}

function begin(turn: Turn, order: Order, card: SandboxCard, startsAt: Date | null): SandboxSubscription {
  const { state, at } = turn;
  const to = startsAt ?? addPeriods(at, order.price.planType, 1);
  const subscription: SandboxSubscription = {
    id: newId(state, 'sub'),
    state: 'active',
    price: order.price,
    createdAt: at,
    period: { from: at, to },
    anchor: startsAt ?? at,
    count: startsAt === null ? 1 : 0,
    freeUntil: startsAt,
    nextPrice: null,
    canceledAt: null,
    endedAt: null,
    card: card.id,
    clientSecret: null,
  };
  state.subscriptions.push(subscription);
  if (startsAt !== null) state.defaultCard = card.id;
  turn.emit('customer.subscription.created');
  return subscription;
}

/** What was paid with is what the next periods are paid with. */
function pay(turn: Turn, subscription: SandboxSubscription, invoice: SandboxInvoice, card: SandboxCard) {
  turn.state.defaultCard = card.id;
  markPaid(turn, invoice, card);
  activate(turn, subscription);
  return subscription;
}
