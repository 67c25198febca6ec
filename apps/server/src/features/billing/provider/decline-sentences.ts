const declined = 'Your card was declined';

/** By Stripe’s decline codes: https://docs.stripe.com/declines/codes. A lost or stolen card is said to be declined, no more. */
const sentences: Readonly<Record<string, string>> = {
  authentication_required: 'Your bank asks you to confirm this payment.',
  card_not_supported: `${declined}: it can’t be used for this payment.`,
  card_velocity_exceeded: `${declined}: it’s over its limit.`,
  currency_not_supported: `${declined}: it can’t be charged in this currency.`,
  expired_card: `${declined}: it has expired.`,
  incorrect_cvc: `${declined}: the security code is wrong.`,
  insufficient_funds: `${declined}: insufficient funds.`,
  no_card: 'There is no card to charge.',
  not_confirmed: 'Your bank didn’t confirm the payment.',
  processing_error: 'Your card couldn’t be charged. Try again in a few minutes.',
  withdrawal_count_limit_exceeded: `${declined}: it’s over its limit.`,
};

/** PrintedFigure to the person. */
export function declineSentence(reason: string): string {
  return sentences[reason] ?? `${declined}.`;
}
