import { checkEmail } from '@tenfold/contract/accounts';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { logFailure } from '../../../platform/api/log-failure.ts';

/** Why an address cannot be used, said before the form is sent; never whether somebody uses it already. */
export async function emailProblem(typed: string): Promise<string | undefined> {
  const email = typed.trim();
  if (email === '') return undefined;
  try {
    const { reason } = await browserApi.call(checkEmail, { params: { email } });
    return reason ?? undefined;
  } catch (cause) {
    // Sending the form says it again.
    logFailure('checking the address', cause);
    return undefined;
  }
}
