import { brand } from '@tenfold/contract/brand';
import { useState } from 'react';
import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { CallForm } from '../../../forms/CallForm.tsx';
import { readText } from '../../../forms/read-text.ts';
import { TextField } from '../../../forms/TextField.tsx';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { requireVisitor } from '../../../platform/api/guards.ts';
import { outboxContext } from '../../../platform/screens/server-context.ts';
import type { Chrome } from '../../../shell/chrome.ts';
import { Notice } from '../../../ui/text/Notice.tsx';
import { OutboxNotice } from '../mail-links/OutboxNotice.tsx';
import { AuthScreen } from '../screen/AuthScreen.tsx';

export const handle: Chrome = { header: 'none' };

export const meta: MetaFunction = () => [
  { title: `Reset your password — ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

export async function loader(args: LoaderFunctionArgs) {
  await requireVisitor(args);
  return { hasOutbox: args.context.get(outboxContext) !== null };
}

export default function PasswordResetRoute() {
  const { hasOutbox } = useLoaderData<typeof loader>();
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
      <div role="status" className="stack stack-2">
        {answer !== null && <Notice>{answer}</Notice>}
        {answer !== null && hasOutbox && <OutboxNotice />}
      </div>
      <p className="small muted">
        <Link className="link" to="/login">
          Back to sign in
        </Link>
      </p>
    </AuthScreen>
  );
}
