import { getSandboxCheckout } from '@tenfold/contract/billing';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { requirePerson } from '../../../platform/api/guards.ts';
import { privatePageHeaders } from '../../../platform/screens/page-headers.ts';
import { throwScreenError } from '../../../platform/screens/screen-error.ts';
import { apiContext } from '../../../platform/screens/server-context.ts';
import type { Chrome } from '../../../shell/chrome.ts';
import { billingMeta } from '../screen/load-billing.ts';
import { CheckoutPage } from './CheckoutPage.tsx';

export const handle: Chrome = { header: 'none' };

export const headers = privatePageHeaders;

export const meta = billingMeta('Pay');

export async function loader(args: LoaderFunctionArgs) {
  await requirePerson(args);
  const session = args.params.session ?? '';
  const api = args.context.get(apiContext);
  const page = await api.call(getSandboxCheckout, { params: { session } }).catch(throwScreenError);
  return { session, ...page };
}

/** In place of the provider’s own page: it has none of our menus either. */
export default function CheckoutPageRoute() {
  return <CheckoutPage {...useLoaderData<typeof loader>()} />;
}
