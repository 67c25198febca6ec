import { Link, useLocation } from 'react-router';
import { loginPath, plansPath, registerPath } from '../platform/screens/return-to.ts';
import { buttonClass } from '../ui/controls/Button.tsx';
import { useViewer } from './viewer.ts';

/** `quiet`: links in place of buttons. */
export function SignInActions({ plans = true, quiet = false }: { plans?: boolean; quiet?: boolean }) {
  const isVisitor = useViewer() === null;
  const { pathname, search, hash } = useLocation();
  const here = pathname + search + hash;
  return (
    <>
      {isVisitor && (
        <>
          <Link
            className={quiet ? 'link small' : buttonClass({ variant: 'primary' })}
            to={registerPath(here)}
          >
            Sign up
          </Link>
          <Link className={quiet ? 'link small' : buttonClass()} to={loginPath(here)}>
            Sign in
          </Link>
        </>
      )}
      {(plans || !isVisitor) && (
        <Link
          className={quiet ? 'link small' : buttonClass({ variant: isVisitor ? 'ghost' : 'primary' })}
          to={plansPath(here)}
        >
          Explore plans
        </Link>
      )}
    </>
  );
}
