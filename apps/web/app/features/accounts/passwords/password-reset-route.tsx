import { brand } from '@tenfold/contract/brand';
import { useState } from 'react';
import { Link, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { CallForm } from '../../../forms/CallForm.tsx';
import { readText } from '../../../forms/read-text.ts';
import { TextField } from '../../../forms/TextField.tsx';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { requireVisitor } from '../../../platform/api/guards.ts';
import type { Chrome } from '../../../shell/chrome.ts';
import { Notice } from '../../../ui/text/Notice.tsx';
import { AuthScreen } from '../screen/AuthScreen.tsx';

export const handle: Chrome = { header: 'none' };

export const meta: MetaFunction = () => [
  { title: `Reset your password — ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

export async function loader(args: LoaderFunctionArgs) {
  await requireVisitor(args);
  return null;
}

export default function PasswordResetRoute() {
  const [answer, setAnswer] = useState<string | null>(null);
  const send = async (values: FormData) => {
    const { message } = await browserApi.call('POST /user/forgot-password', {
      body: { email: readText(values, 'email') },
    });
    setAnswer(message);
  };
  return (
    <AuthScreen title="Reset your password" lead="We’ll email you a link.">
      <CallForm send={send} action="Send the link" look={{ variant: 'primary', size: 'lg', block: true }}>
        <TextField label="Email" name="email" type="email" autoComplete="username" large />
      </CallForm>
      <div role="status">{answer !== null && <Notice>{answer}</Notice>}</div>
      <p className="small muted">
        <Link className="link" to="/login">
          Back to sign in
        </Link>
      </p>
    </AuthScreen>
  );
}
