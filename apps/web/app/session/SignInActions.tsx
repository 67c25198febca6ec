import { Link, useLocation } from 'react-router';
import { loginPath, registerPath } from '../platform/screens/return-to.ts';
import { buttonClass } from '../ui/controls/Button.tsx';
import { useViewer } from './viewer.ts';

/** What can be done where a right ends. Signing in leads back to this page; who is signed in already has the plans. */
export function SignInActions({ plans = true }: { plans?: boolean }) {
  const isVisitor = useViewer() === null;
  const { pathname, search, hash } = useLocation();
  const here = pathname + search + hash;
  return (
    <>
      {isVisitor && (
        <>
          <Link className={buttonClass({ variant: 'primary' })} to={registerPath(here)}>
            Sign up
          </Link>
          <Link className={buttonClass()} to={loginPath(here)}>
            Sign in
          </Link>
        </>
      )}
      {(plans || !isVisitor) && (
        <Link className={buttonClass({ variant: isVisitor ? 'ghost' : 'primary' })} to="/plans">
          Explore plans
        </Link>
      )}
    </>
  );
}
