import { brand } from '@tenfold/contract/brand';
import { useCallback } from 'react';
import { type ActionFunctionArgs, type MetaFunction, useActionData } from 'react-router';
import { textOf } from '../../forms/text-of.ts';
import type { Chrome } from '../../shell/chrome.ts';
import { ProviderReturn } from './ProviderReturn.tsx';
import { secretPageHeaders } from './page-headers.ts';
import type { Granted } from './provider-attempt.ts';

export const handle: Chrome = { header: 'none' };
export const headers = secretPageHeaders;

export const meta: MetaFunction = () => [
  { title: `Signing in with Apple — ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

/** Apple posts its answer. It changes nothing here: the page holds it against the attempt of its tab. */
export async function action({ request }: ActionFunctionArgs): Promise<Granted> {
  const answer = await request.formData().catch(() => new FormData());
  const given = (name: string) => textOf(answer, name) || null;
  return { idToken: given('id_token'), state: given('state'), error: given('error') };
}

const nothing: Granted = { idToken: null, state: null, error: null };

export default function AppleCallbackRoute() {
  const answer = useActionData<typeof action>();
  const granted = useCallback(() => answer ?? nothing, [answer]);
  return <ProviderReturn provider="apple" granted={granted} />;
}
