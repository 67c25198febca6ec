import { checkMailLink } from '@tenfold/contract/accounts';
import type { InputOf } from '@tenfold/contract/call';
import { isApiError } from '@tenfold/contract/errors/api-error';
import type { LoaderFunctionArgs } from 'react-router';
import { throwScreenError } from '../../../platform/screens/screen-error.ts';
import { apiContext, outboxContext } from '../../../platform/screens/server-context.ts';

type Purpose = InputOf<typeof checkMailLink>['body']['purpose'];

export async function loadMailLink({ params, context }: LoaderFunctionArgs, purpose: Purpose) {
  const token = params.token ?? '';
  return { token, isValid: await isValid(), hasOutbox: context.get(outboxContext) !== null };

  async function isValid(): Promise<boolean> {
    try {
      return (await context.get(apiContext).call(checkMailLink, { body: { token, purpose } })).isValid;
    } catch (error) {
      // Too long to be one of ours.
      if (isApiError(error) && error.status === 422) return false;
      // Too many attempts: the form tells.
      if (isApiError(error) && error.status === 429) return true;
      return throwScreenError(error);
    }
  }
}
