import Stripe from 'stripe';
import { PaymentRefused, ProviderAway } from '../../provider/provider.ts';
import { toDecline } from './declines.ts';

type StripeFailure = InstanceType<typeof Stripe.errors.StripeError>;

/** What a person typed or has, and can mend; everything else that Stripe calls invalid is a mistake of ours. */
const mendable: Readonly<Record<string, string>> = {
  tax_id_invalid: 'Check the VAT number.',
  customer_tax_location_invalid: 'Tell your address and country in the billing details first.',
  email_invalid: 'Check the email address.',
  charge_already_refunded: 'This payment is refunded already.',
  charge_disputed: 'The bank is examining this payment, so it can’t be refunded.',
  payment_method_unexpected_state: 'This card can’t be used. Add it again.',
};

/** Without the answer: it names customers, and a wrong key by its last characters. */
export function translateError(cause: unknown): unknown {
  if (!(cause instanceof Stripe.errors.StripeError)) return cause;
  if (isAway(cause)) return new ProviderAway('Stripe did not answer');
  if (cause instanceof Stripe.errors.StripeCardError) return toRefused(cause);
  const sentence = mendable[cause.code ?? ''];
  if (sentence !== undefined) return new PaymentRefused(cause.code ?? '', sentence);
  return new Error(
    `Stripe refused: ${cause.type}, code ${cause.code ?? 'none'}, at ${cause.param ?? 'none'}`,
  );
}

/** Runs what asks Stripe, and translates what it throws. */
export function withTranslatedErrors<Args extends readonly unknown[], Answer>(
  call: (...args: Args) => Promise<Answer>,
): (...args: Args) => Promise<Answer> {
  return async (...args) => {
    try {
      return await call(...args);
    } catch (cause) {
      throw translateError(cause);
    }
  };
}

export function hasCode(cause: unknown, ...codes: readonly string[]): boolean {
  return cause instanceof Stripe.errors.StripeError && codes.includes(cause.code ?? '');
}

/** Whether Stripe wants the person’s bank to hear from them, and did nothing until then. */
export function wantsConfirmation(cause: unknown): boolean {
  return hasCode(
    cause,
    'subscription_payment_intent_requires_action',
    'invoice_payment_intent_requires_action',
    'authentication_required',
  );
}

function isAway(cause: StripeFailure): boolean {
  const status = cause.statusCode ?? 0;
  // 409: the first request with this key hasn’t been answered yet.
  return (
    cause instanceof Stripe.errors.StripeConnectionError || status >= 500 || status === 429 || status === 409
  );
}

function toRefused(cause: StripeFailure): PaymentRefused {
  const { reason, sentence } = toDecline(cause);
  return new PaymentRefused(reason, sentence);
}
