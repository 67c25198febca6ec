import { brand } from '@tenfold/contract/brand';
import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { CallForm } from '../../../forms/CallForm.tsx';
import { readText } from '../../../forms/read-text.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { secretPageHeaders } from '../../../platform/screens/page-headers.ts';
import { beginSession } from '../../../session/begin-session.ts';
import type { Chrome } from '../../../shell/chrome.ts';
import { myPath } from '../../../shell/my-paths.ts';
import { loadMailLink } from '../mail-links/load-mail-link.ts';
import { AuthScreen } from '../screen/AuthScreen.tsx';
import { InvalidResetLink } from './InvalidResetLink.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';

export const handle: Chrome = { header: 'none' };

export const headers = secretPageHeaders;

export const meta: MetaFunction = () => [
  { title: `Choose a new password — ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

export function loader(args: LoaderFunctionArgs) {
  return loadMailLink(args, 'reset');
}

export default function ResetPasswordRoute() {
  const { token, isValid } = useLoaderData<typeof loader>();
  const send = async (values: FormData) => {
    const body = { token, password: readText(values, 'password') };
    beginSession(await browserApi.call('POST /user/reset-password', { body }));
    window.location.replace(myPath);
  };
  if (!isValid) return <InvalidResetLink />;
  return (
    <AuthScreen title="Choose a new password" lead="You’ll be signed in here and signed out everywhere else.">
      <CallForm send={send} action="Change password" look={{ variant: 'primary', size: 'lg', block: true }}>
        <NewPasswordField label="New password" name="password" large />
      </CallForm>
      <p className="small muted">
        Link expired?{' '}
        <Link className="link" to="/password_reset">
          Get a new one
        </Link>
      </p>
    </AuthScreen>
  );
}
