import { logOut } from '@tenfold/contract/accounts';
import { isApiError } from '@tenfold/contract/errors/api-error';
import { type ActionFunctionArgs, data } from 'react-router';
import { apiContext } from '../platform/screens/server-context.ts';

/** For a browser that lost its token. SameSite=Lax keeps other sites from sending the cookie here. */
export async function action({ context }: ActionFunctionArgs) {
  try {
    await context.get(apiContext).call(logOut);
  } catch (error) {
    if (!(isApiError(error) && error.status === 401)) throw error;
  }
  return new Response(null, { status: 204 });
}

export function loader(): never {
  throw data({ code: 'not_found' }, { status: 404 });
}
