import { useState } from 'react';
import { Link } from 'react-router';
import { CallForm } from '../../../forms/CallForm.tsx';
import { readText } from '../../../forms/read-text.ts';
import { TextField } from '../../../forms/TextField.tsx';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { logFailure } from '../../../platform/api/log-failure.ts';
import { rememberNext } from '../../../platform/screens/next-path.ts';
import { loginPath } from '../../../platform/screens/return-to.ts';
import { NewPasswordField } from '../passwords/NewPasswordField.tsx';
import { ProviderButtons } from '../providers/ProviderButtons.tsx';
import type { SignInOptions } from '../providers/sign-in-options.ts';
import { AuthScreen } from '../screen/AuthScreen.tsx';

const aside = {
  line: 'Know why you own each share.',
  below: 'Ten years of facts, your assumptions, and the value they add up to.',
};

interface Props {
  options: SignInOptions;
  next: string;
  /** Typed before the form was opened. */
  email: string;
  onRegistered: (email: string) => void;
}

export function RegisterForm({ options, next, email: typed, onRegistered }: Props) {
  const [problem, setProblem] = useState<string>();

  const send = async (values: FormData) => {
    const email = readText(values, 'email').trim();
    await browserApi.call('POST /user/register', { body: { email, password: readText(values, 'password') } });
    rememberNext(next);
    onRegistered(email);
  };

  return (
    <AuthScreen title="Create your account" lead="The Light plan is free. No card needed." aside={aside}>
      <ProviderButtons options={options} next={next} />
      <CallForm send={send} action="Sign up" look={{ variant: 'primary', size: 'lg', block: true }}>
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={typed}
          large
          problem={problem}
          onInput={() => setProblem(undefined)}
          onBlur={async ({ currentTarget }) => setProblem(await emailProblem(currentTarget.value))}
        />
        <NewPasswordField label="Password" name="password" large />
      </CallForm>
      <p className="caption">We’ll email you a link to confirm your address.</p>
      <p className="small muted">
        Already have an account?{' '}
        <Link className="link" to={loginPath(next)}>
          Sign in
        </Link>
      </p>
    </AuthScreen>
  );
}

/** Why an address can't be used, before the form is sent; never whether it is already registered. */
async function emailProblem(typed: string): Promise<string | undefined> {
  const email = typed.trim();
  if (email === '') return undefined;
  try {
    const { reason } = await browserApi.call('POST /user/check-email/{email}', { params: { email } });
    return reason ?? undefined;
  } catch (cause) {
    // Submitting the form reports it again.
    logFailure('checking the address', cause);
    return undefined;
  }
}
