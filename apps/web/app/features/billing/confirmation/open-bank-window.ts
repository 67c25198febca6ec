import { FormRefusedError } from '../../../forms/form-error.ts';
import { logFailure } from '../../../platform/api/log-failure.ts';
import { loadStripe } from '../cards/stripe.ts';

/** The bank said no, or answered already, in another tab perhaps: our server knows which. */
const answered: readonly (string | undefined)[] = [
  'payment_intent_authentication_failure',
  'payment_intent_unexpected_state',
];

/** Resolves once the bank has been asked; what it said, our server asks. @throws FormRefusedError */
export async function openBankWindow(publishableKey: string, clientSecret: string): Promise<void> {
  const stripe = await loadStripe(publishableKey).catch(() => {
    throw new FormRefusedError(
      'Your bank’s window couldn’t be opened. Check your connection, or whether your browser blocks js.stripe.com.',
    );
  });
  const { error } = await stripe.handleNextAction({ clientSecret }).catch((cause: unknown) => {
    // Stripe throws where a payment waits for nobody.
    logFailure('opening the bank’s window', cause);
    return { error: undefined };
  });
  if (error === undefined || answered.includes(error.code)) return;
  throw new FormRefusedError(error.message ?? 'Your bank’s window couldn’t be opened.');
}
