import { brand } from '@tenfold/contract/brand';
import { useState } from 'react';
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useLocation,
  useSearchParams,
} from 'react-router';
import { nextPath } from '../../../platform/screens/next-path.ts';
import { outboxContext } from '../../../platform/screens/server-context.ts';
import type { Chrome } from '../../../shell/chrome.ts';
import { loadSignInOptions } from '../providers/sign-in-options.ts';
import { CheckYourEmail } from './CheckYourEmail.tsx';
import { RegisterForm } from './RegisterForm.tsx';

export const handle: Chrome = { header: 'none' };

export const meta: MetaFunction = () => [
  { title: `Sign up — ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

export async function loader(args: LoaderFunctionArgs) {
  const options = await loadSignInOptions(args);
  return { options, hasOutbox: args.context.get(outboxContext) !== null };
}

export default function RegisterRoute() {
  const { options, hasOutbox } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const [registered, setRegistered] = useState<string | null>(null);
  const email = emailTyped(useLocation().state);
  if (registered !== null) {
    return <CheckYourEmail email={registered} hasOutbox={hasOutbox} onOther={() => setRegistered(null)} />;
  }
  return (
    <RegisterForm options={options} next={nextPath(search)} email={email} onRegistered={setRegistered} />
  );
}

/** Typed on another page: in the history of the browser, never in an address, which others may see. */
function emailTyped(state: unknown): string {
  const { email } = (state ?? {}) as Record<string, unknown>;
  return typeof email === 'string' ? email : '';
}
