import { brand } from '@tenfold/contract/brand';
import { useCallback } from 'react';
import { type ActionFunctionArgs, type MetaFunction, useActionData } from 'react-router';
import { readText } from '../../../forms/read-text.ts';
import { secretPageHeaders } from '../../../platform/screens/page-headers.ts';
import type { Chrome } from '../../../shell/chrome.ts';
import { ProviderReturn } from './ProviderReturn.tsx';
import type { ProviderGrant } from './provider-attempt.ts';

export const handle: Chrome = { header: 'none' };
export const headers = secretPageHeaders;

export const meta: MetaFunction = () => [
  { title: `Signing in with Apple — ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

/**
 * Apple posts its answer here. It changes nothing: the page checks it against the attempt stored in this tab.
 */
export async function action({ request }: ActionFunctionArgs): Promise<ProviderGrant> {
  const answer = await request.formData().catch(() => new FormData());
  const given = (name: string) => readText(answer, name) || null;
  return { idToken: given('id_token'), state: given('state'), error: given('error') };
}

const nothing: ProviderGrant = { idToken: null, state: null, error: null };

export default function AppleCallbackRoute() {
  const answer = useActionData<typeof action>();
  const granted = useCallback(() => answer ?? nothing, [answer]);
  return <ProviderReturn provider="apple" granted={granted} />;
}
