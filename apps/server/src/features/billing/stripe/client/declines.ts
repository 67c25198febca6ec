import type Stripe from 'stripe';
import { declineSentence } from '../../provider/decline-sentences.ts';

/** Codes of Stripe’s that mean what another one says. */
const sames: Readonly<Record<string, string>> = {
  card_declined: 'generic_decline',
  invalid_cvc: 'incorrect_cvc',
  try_again_later: 'processing_error',
  payment_intent_authentication_failure: 'not_confirmed',
  setup_intent_authentication_failure: 'not_confirmed',
  invoice_payment_intent_requires_payment_method: 'no_card',
  invoice_no_payment_method_types: 'no_card',
};

export interface Decline {
  /** Machine-readable: `insufficient_funds`. */
  readonly reason: string;
  /** PrintedFigure to the person. */
  readonly sentence: string;
}

/** Reads an error of Stripe’s, or the last one of a payment. */
export function toDecline(error: {
  readonly code?: string | undefined;
  readonly decline_code?: string | undefined;
}): Decline {
  const code = error.decline_code ?? error.code ?? 'card_declined';
  const reason = sames[code] ?? code;
  return { reason, sentence: declineSentence(reason) };
}

/** Why the last try of a payment failed; null: it didn’t. */
export function declineOf({ last_payment_error: error }: Stripe.PaymentIntent): Decline | null {
  return error === null ? null : toDecline(error);
}
