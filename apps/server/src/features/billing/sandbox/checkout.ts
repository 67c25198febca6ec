import { type CheckoutOrder, PaymentRefused } from '../provider/provider.ts';
import { refusal, refuseCharge, wantsConfirmation } from './bank.ts';
import { checkCard, saveCard } from './cards.ts';
import { newId, type SandboxCheckout } from './state.ts';
import { answerBank, subscribe } from './subscribing.ts';
import { hoursAfter, type Turn } from './turn.ts';

const checkoutHours = 24;

export function openCheckout(turn: Turn, order: CheckoutOrder): SandboxCheckout {
  const checkout: SandboxCheckout = {
    ...order,
    id: newId(turn.state, 'cs'),
    openedAt: turn.at,
    state: 'open',
    subscription: null,
  };
  turn.state.checkouts.push(checkout);
  return checkout;
}

export function expiresAt({ openedAt }: SandboxCheckout): Date {
  return hoursAfter(openedAt, checkoutHours);
}

export function expireCheckout(turn: Turn, checkout: SandboxCheckout): void {
  if (checkout.state !== 'open') return;
  checkout.state = 'expired';
  turn.emit('checkout.session.expired');
}

/**
 * The page itself asks what the bank asks: `isConfirmed` is null until it has. Refused: the page stays open.
 *
 * @throws PaymentRefused `authentication_required`: ask, and come again with the answer
 */
export function payCheckout(
  turn: Turn,
  checkout: SandboxCheckout,
  token: string,
  isConfirmed: boolean | null,
): void {
  if (checkout.state !== 'open') {
    throw new PaymentRefused('checkout_closed', 'This page has expired. Go back and start again.');
  }
  const card = checkCard(turn, token);
  const refused = checkout.startsAt === null ? refuseCharge(card, turn.at) : null;
  if (refused !== null) throw refused;
  if (wantsConfirmation(card) && isConfirmed !== true) {
    throw refusal(isConfirmed === null ? 'authentication_required' : 'not_confirmed');
  }
  saveCard(turn, card);
  const subscription = subscribe(turn, { price: checkout.price, card: card.id, startsAt: checkout.startsAt });
  if (subscription.clientSecret !== null) answerBank(turn, subscription.clientSecret, true);
  checkout.state = 'paid';
  checkout.subscription = subscription.id;
  turn.emit('checkout.session.completed');
}
