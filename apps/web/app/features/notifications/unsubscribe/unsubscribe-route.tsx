import { brand } from '@tenfold/contract/brand';
import { isApiError } from '@tenfold/contract/errors/api-error';
import { getSubscription } from '@tenfold/contract/notifications';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { secretPageHeaders } from '../../../platform/screens/page-headers.ts';
import { throwScreenError } from '../../../platform/screens/screen-error.ts';
import { apiContext } from '../../../platform/screens/server-context.ts';
import { UnsubscribePage } from './UnsubscribePage.tsx';

export const headers = secretPageHeaders;

export const meta: MetaFunction = () => [
  { title: `Unsubscribe — ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

/** Asking changes nothing: mail programs open links by themselves. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const unsubscribeToken = params.token ?? '';
  try {
    const found = await context.get(apiContext).call(getSubscription, { params: { unsubscribeToken } });
    return { unsubscribeToken, found };
  } catch (error) {
    // Unknown, or not even like one of ours.
    if (isApiError(error) && (error.status === 404 || error.status === 422))
      return { unsubscribeToken, found: null };
    return throwScreenError(error);
  }
}

export default function UnsubscribeRoute() {
  return <UnsubscribePage {...useLoaderData<typeof loader>()} />;
}
