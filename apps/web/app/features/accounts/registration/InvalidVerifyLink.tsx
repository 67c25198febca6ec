import { brand } from '@tenfold/contract/brand';
import { Link } from 'react-router';
import { loginPath } from '../../../platform/screens/return-to.ts';
import { useViewer } from '../../../session/viewer.ts';
import { myPath } from '../../../shell/my-paths.ts';
import { buttonClass } from '../../../ui/controls/Button.tsx';
import { invalidLink } from '../mail-links/invalid-link.ts';
import { AuthScreen } from '../screen/AuthScreen.tsx';
import { NewLinkForm } from './NewLinkForm.tsx';

/** Only a confirmed address has an account, so who is signed in needs no new link. */
export function InvalidVerifyLink({ hasOutbox }: { hasOutbox: boolean }) {
  const viewer = useViewer();
  if (viewer !== null) {
    return (
      <AuthScreen title={invalidLink.title} lead={`Your address ${viewer.email} is confirmed.`}>
        <Link className={buttonClass({ variant: 'primary', size: 'lg', block: true })} to={myPath}>
          Go to My {brand.name}
        </Link>
      </AuthScreen>
    );
  }
  return (
    <AuthScreen title={invalidLink.title} lead={invalidLink.why}>
      <p className="small muted">
        Already confirmed?{' '}
        <Link className="link" to={loginPath('/')}>
          Sign in
        </Link>
      </p>
      <NewLinkForm hasOutbox={hasOutbox} />
    </AuthScreen>
  );
}
