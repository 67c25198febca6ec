import { Link, useLocation, useRouteError, useRouteLoaderData } from 'react-router';
import { buttonClass } from '../../ui/controls/Button.tsx';
import { SymbolSearch } from '../search/SymbolSearch.tsx';
import { describeError, readErrorDetails } from './describe-error.ts';
import './error-screen.css';

export function ErrorScreen() {
  const page = useRouteLoaderData<{ requestId: string | null }>('root');
  const refused = readErrorDetails(useRouteError(), page?.requestId ?? null);
  const words = describeError(refused);
  const { pathname, search } = useLocation();
  return (
    <div className="error-screen">
      {refused.status !== null && <p className="error-screen-status">{refused.status}</p>}
      <h1>{words.title}</h1>
      <p className="muted">{words.advice}</p>
      {words.again ? (
        <a className={buttonClass({ variant: 'primary' })} href={pathname + search}>
          Try again
        </a>
      ) : (
        <SymbolSearch placeholder="Symbols or companies" />
      )}
      <Link className="link small" to="/">
        Go to the home page
      </Link>
    </div>
  );
}
