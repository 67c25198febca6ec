import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { Chrome } from '../../../shell/chrome.ts';
import { MyNav } from '../../../shell/header/MyNav.tsx';
import { billingHeaders, billingMeta, policyFor } from '../screen/load-billing.ts';
import { CheckoutScreen } from './CheckoutScreen.tsx';
import { loadCheckout } from './load-checkout.ts';

export const handle: Chrome = { header: 'main', Tabs: MyNav };

export const headers = billingHeaders;

export const meta = billingMeta('Checkout');

export async function loader(args: LoaderFunctionArgs) {
  const checkout = await loadCheckout(args);
  return data(checkout, policyFor(checkout.overview));
}

export default function SubscribeRoute() {
  return <CheckoutScreen checkout={useLoaderData<typeof loader>()} />;
}
