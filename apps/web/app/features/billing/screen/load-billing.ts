import { type BillingOverview, getBilling } from '@tenfold/contract/billing';
import { brand } from '@tenfold/contract/brand';
import type { HeadersFunction, LoaderFunctionArgs, MetaDescriptor } from 'react-router';
import { requirePerson } from '../../../platform/api/guards.ts';
import { privatePageHeaders } from '../../../platform/screens/page-headers.ts';
import { requestedPagePolicy, withPagePolicy } from '../../../platform/screens/page-policy.ts';
import { throwScreenError } from '../../../platform/screens/screen-error.ts';
import { apiContext } from '../../../platform/screens/server-context.ts';

/** What each billing screen knows; visitors sign in first and come back. */
export async function loadBilling(args: LoaderFunctionArgs): Promise<BillingOverview> {
  await requirePerson(args);
  return args.context.get(apiContext).call(getBilling).catch(throwScreenError);
}

/** For `data(…, …)`: the provider’s fields need their own script, frames and connections; the sandbox’s none. */
export function policyFor({ environment }: BillingOverview) {
  return withPagePolicy(environment === 'sandbox' ? null : 'stripe');
}

export const billingHeaders: HeadersFunction = ({ loaderHeaders }) => ({
  ...privatePageHeaders(),
  ...requestedPagePolicy(loaderHeaders),
});

export function billingMeta(title: string): () => MetaDescriptor[] {
  return () => [{ title: `${title} — ${brand.name}` }, { name: 'robots', content: 'noindex' }];
}
