import type { Card, StripeState } from './state.fixture.ts';
import { ApiError } from './state.fixture.ts';

export type BankAnswer =
  | { readonly kind: 'yes' }
  | { readonly kind: 'asks the person' }
  | { readonly kind: 'no'; readonly code: string; readonly reason: string };

const declines: Readonly<Record<string, readonly [code: string, reason: string]>> = {
  '0002': ['card_declined', 'generic_decline'],
  '9995': ['card_declined', 'insufficient_funds'],
  '0069': ['expired_card', 'expired_card'],
  '0341': ['card_declined', 'generic_decline'],
  '9987': ['card_declined', 'lost_card'],
  '0119': ['processing_error', 'processing_error'],
};

/** What Stripe’s test cards mean: https://docs.stripe.com/testing */
export function askBank(card: Card): BankAnswer {
  const decline = declines[card.last4];
  if (decline !== undefined) return { kind: 'no', code: decline[0], reason: decline[1] };
  if (asking.includes(card.last4) && !card.isConfirmed) return { kind: 'asks the person' };
  return { kind: 'yes' };
}

/** The bank of 3155 asks the person once, that of 3184 about each payment. */
const asking: readonly string[] = ['3155', '3184'];

/** A card is tried when it is kept; of those that refuse, only 0341 isn’t noticed then. */
export function tryCard(card: Card): void {
  const answer = askBank(card);
  if (answer.kind === 'no' && card.last4 !== '0341') throw refusal(card, answer);
}

export function refusal(card: Card, answer: { readonly code: string; readonly reason: string }): ApiError {
  return new ApiError(402, {
    type: 'card_error',
    code: answer.code,
    decline_code: answer.reason,
    message: 'Your card was declined, says Stripe.',
    payment_method: cardJson(card),
  });
}

export function wantsAction(code: string): ApiError {
  return new ApiError(402, { type: 'card_error', code, message: 'Stripe wants the person to confirm.' });
}

export function brandOf(card: Card): string {
  return card.last4 === '4444' ? 'mastercard' : 'visa';
}

export function cardJson(card: Card): Record<string, unknown> {
  return {
    id: card.id,
    object: 'payment_method',
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    card: {
      brand: brandOf(card),
      checks: null,
      country: 'US',
      display_brand: brandOf(card),
      exp_month: card.expMonth,
      exp_year: card.expYear,
      fingerprint: `f${card.last4}`,
      funding: 'credit',
      generated_from: null,
      last4: card.last4,
      networks: null,
      regulated_status: 'unregulated',
      three_d_secure_usage: null,
      wallet: null,
    },
    created: card.created,
    customer: card.customer,
    livemode: false,
    metadata: {},
    type: 'card',
  };
}

/** A card the way the browser makes one: nobody’s yet. */
export function makeCard(state: StripeState, last4: string): Card {
  const id = state.newId('pm');
  const card = {
    id,
    created: state.now,
    last4,
    customer: null,
    expMonth: 8,
    expYear: 2036,
    isConfirmed: false,
  };
  state.cards.set(id, card);
  return card;
}
