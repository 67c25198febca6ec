import { brand } from '@tenfold/contract/brand';
import { useState } from 'react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { secretPageHeaders } from '../../../platform/screens/page-headers.ts';
import { useViewer } from '../../../session/viewer.ts';
import type { Chrome } from '../../../shell/chrome.ts';
import { loadMailLink } from '../mail-links/load-mail-link.ts';
import { CompleteForm } from './CompleteForm.tsx';
import { ConfirmForm } from './ConfirmForm.tsx';
import { InvalidVerifyLink } from './InvalidVerifyLink.tsx';

export const handle: Chrome = { header: 'none' };

export const headers = secretPageHeaders;

export const meta: MetaFunction = () => [
  { title: `Confirm your address — ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

export function loader(args: LoaderFunctionArgs) {
  return loadMailLink(args, 'verify');
}

/** Confirms on a click, not on load: mail programs open links, and this one works once. */
export default function VerifyRoute() {
  const { token, isValid, hasOutbox } = useLoaderData<typeof loader>();
  // Confirming uses the link up and reloads the page's data.
  const [wasValid] = useState(isValid);
  const viewer = useViewer();
  const [confirmed, setConfirmed] = useState(false);
  // Reloaded after confirming but still without a name: continue with the last step.
  const unnamed = viewer !== null && viewer.firstName === '';
  if (confirmed || unnamed) return <CompleteForm />;
  if (!wasValid) return <InvalidVerifyLink hasOutbox={hasOutbox} />;
  return <ConfirmForm token={token} hasOutbox={hasOutbox} onConfirmed={() => setConfirmed(true)} />;
}
