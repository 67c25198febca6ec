import { brand } from '@tenfold/contract/brand';
import type { MetaFunction } from 'react-router';
import { secretPageHeaders } from '../../../platform/screens/page-headers.ts';
import type { Chrome } from '../../../shell/chrome.ts';
import { ProviderReturn } from './ProviderReturn.tsx';
import type { ProviderGrant } from './provider-attempt.ts';

export const handle: Chrome = { header: 'none' };
export const headers = secretPageHeaders;

export const meta: MetaFunction = () => [
  { title: `Signing in with Google — ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

export default function GoogleCallbackRoute() {
  return <ProviderReturn provider="google" granted={takeFragment} />;
}

/** The answer is in the fragment, which browsers never send to a server. It does not stay in the address. */
function takeFragment(): ProviderGrant {
  const answer = new URLSearchParams(window.location.hash.slice(1));
  window.history.replaceState(window.history.state, '', window.location.pathname);
  return { idToken: answer.get('id_token'), state: answer.get('state'), error: answer.get('error') };
}
