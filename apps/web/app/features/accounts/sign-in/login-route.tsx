import { brand } from '@tenfold/contract/brand';
import {
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import { CallForm } from '../../../forms/CallForm.tsx';
import { PasswordField } from '../../../forms/PasswordField.tsx';
import { readText } from '../../../forms/read-text.ts';
import { TextField } from '../../../forms/TextField.tsx';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { nextPath } from '../../../platform/screens/next-path.ts';
import { registerPath } from '../../../platform/screens/return-to.ts';
import { beginSession } from '../../../session/begin-session.ts';
import type { Chrome } from '../../../shell/chrome.ts';
import { ProviderButtons } from '../providers/ProviderButtons.tsx';
import { loadSignInOptions } from '../providers/sign-in-options.ts';
import { AuthScreen } from '../screen/AuthScreen.tsx';
import { signInReason } from './sign-in-reason.ts';

export const handle: Chrome = { header: 'none' };

export const meta: MetaFunction = () => [
  { title: `Sign in — ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

export function loader(args: LoaderFunctionArgs) {
  return loadSignInOptions(args);
}

export default function LoginRoute() {
  const options = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const next = nextPath(search);
  return (
    <AuthScreen title="Sign in" lead={signInReason(next)}>
      <ProviderButtons options={options} next={next} />
      <CallForm
        send={(values) => signIn(values, next)}
        action="Sign in"
        look={{ variant: 'primary', size: 'lg', block: true }}
      >
        <TextField label="Email" name="username" type="email" autoComplete="username" large />
        <PasswordField label="Password" name="password" autoComplete="current-password" large />
      </CallForm>
      <p className="small muted">
        <Link className="link" to="/password_reset">
          Forgot password?
        </Link>
      </p>
      <p className="small muted">
        New to {brand.name}?{' '}
        <Link className="link" to={registerPath(next)}>
          Sign up
        </Link>
      </p>
    </AuthScreen>
  );
}

/** Reloads into the page wanted: this one was rendered for a visitor. */
async function signIn(values: FormData, next: string): Promise<void> {
  const body = { username: readText(values, 'username'), password: readText(values, 'password') };
  beginSession(await browserApi.call('POST /user/login', { body }, { encoding: 'form' }));
  window.location.replace(next);
}
