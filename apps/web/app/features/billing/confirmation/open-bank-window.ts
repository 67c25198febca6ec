import { FormRefusedError } from '../../../forms/form-error.ts';
import { loadStripe, mayLoadStripe } from '../cards/stripe.ts';

/** Resolves once the bank’s window is closed; what was answered, our server asks. @throws FormRefusedError */
export async function openBankWindow(publishableKey: string, clientSecret: string): Promise<void> {
  if (!mayLoadStripe()) location.reload();
  const stripe = await loadStripe(publishableKey);
  const { error } = await stripe.handleNextAction({ clientSecret });
  if (error !== undefined)
    throw new FormRefusedError(error.message ?? 'Your bank’s window couldn’t be opened.');
}
