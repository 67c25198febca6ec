import { brand } from '@tenfold/contract/brand';
import { useState } from 'react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData, useSearchParams } from 'react-router';
import { nextPath } from '../../../platform/screens/return-to.ts';
import type { Chrome } from '../../../shell/chrome.ts';
import { loadSignInOptions } from '../providers/sign-in-options.ts';
import { CheckYourEmail } from './CheckYourEmail.tsx';
import { RegisterForm } from './RegisterForm.tsx';

export const handle: Chrome = { header: 'none' };

export const meta: MetaFunction = () => [
  { title: `Sign up — ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

export function loader(args: LoaderFunctionArgs) {
  return loadSignInOptions(args);
}

export default function RegisterRoute() {
  const options = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const [registered, setRegistered] = useState<string | null>(null);
  if (registered !== null) return <CheckYourEmail email={registered} onOther={() => setRegistered(null)} />;
  return <RegisterForm options={options} next={nextPath(search)} onRegistered={setRegistered} />;
}
