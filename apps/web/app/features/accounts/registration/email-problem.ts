import { checkEmail } from '@tenfold/contract/accounts';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { logFailure } from '../../../platform/api/log-failure.ts';

/** Why an address can't be used, before the form is sent; never whether it is already registered. */
export async function emailProblem(typed: string): Promise<string | undefined> {
  const email = typed.trim();
  if (email === '') return undefined;
  try {
    const { reason } = await browserApi.call(checkEmail, { params: { email } });
    return reason ?? undefined;
  } catch (cause) {
    // Submitting the form reports it again.
    logFailure('checking the address', cause);
    return undefined;
  }
}
