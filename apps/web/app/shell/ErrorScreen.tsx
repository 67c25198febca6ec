import { Link, useLocation, useRouteError } from 'react-router';
import { buttonClass } from '../ui/Button.tsx';
import { refusedIn, wordsFor } from './error-words.ts';
import { SymbolSearch } from './SymbolSearch.tsx';
import './error-screen.css';

/** What stands in the place of a screen that could not be made. */
export function ErrorScreen() {
  const refused = refusedIn(useRouteError());
  const words = wordsFor(refused);
  const { pathname, search } = useLocation();
  return (
    <div className="error-screen">
      <p className="error-screen-status">{refused.status}</p>
      <h1>{words.title}</h1>
      <p className="muted">{words.advice}</p>
      {words.again ? (
        <a className={buttonClass({ variant: 'primary' })} href={pathname + search}>
          Try again
        </a>
      ) : (
        <SymbolSearch />
      )}
      <Link className="link small" to="/">
        Go to the start page
      </Link>
    </div>
  );
}
