import { fetchFilings } from '@tenfold/contract/company';
import { isApiError } from '@tenfold/contract/errors/api-error';
import { type ActionFunctionArgs, redirect } from 'react-router';
import { throwScreenError } from '../../../platform/screens/screen-error.ts';
import { apiContext } from '../../../platform/screens/server-context.ts';
import { symbolInPath } from '../../../platform/screens/symbol-in-path.ts';

/** For a browser without JavaScript: the form's answer is the page again. */
export async function startFetch({ params, url, context }: ActionFunctionArgs): Promise<{ refused: string }> {
  const path = (symbol: string) => `/company/${symbol}`;
  const symbol = symbolInPath({ params, url }, path);
  try {
    await context.get(apiContext).call(fetchFilings, { params: { symbol }, body: {} });
  } catch (error) {
    if (isApiError(error) && error.status === 429) return { refused: error.message };
    return throwScreenError(error);
  }
  throw redirect(path(symbol), 303);
}
