import { Link, useLocation } from 'react-router';
import { loginPath, registerPath } from '../platform/screens/return-to.ts';
import { buttonClass } from '../ui/controls/Button.tsx';
import { useViewer } from './viewer.ts';

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
