import { Link } from 'react-router';
import { useViewer } from '../../../session/viewer.ts';
import { settingsPath } from '../../../shell/my-paths.ts';
import { buttonClass } from '../../../ui/controls/Button.tsx';
import { invalidLink } from '../mail-links/invalid-link.ts';
import { AuthScreen } from '../screen/AuthScreen.tsx';

export function InvalidResetLink() {
  const isSignedIn = useViewer() !== null;
  const primary = buttonClass({ variant: 'primary', size: 'lg', block: true });
  return (
    <AuthScreen title={invalidLink.title} lead={invalidLink.why}>
      {isSignedIn ? (
        <Link className={primary} to={settingsPath('MAIN')}>
          Change your password in Settings
        </Link>
      ) : (
        <>
          <Link className={primary} to="/password_reset">
            Get a new link
          </Link>
          <p className="small muted">
            <Link className="link" to="/login">
              Back to sign in
            </Link>
          </p>
        </>
      )}
    </AuthScreen>
  );
}
