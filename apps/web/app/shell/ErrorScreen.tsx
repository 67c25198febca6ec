import { brand } from '@tenfold/contract/brand';
import { isRouteErrorResponse, Link, useRouteError } from 'react-router';
import { buttonClass } from '../ui/Button.tsx';
import { wordsFor } from './error-words.ts';
import { SymbolSearch } from './SymbolSearch.tsx';
import './error-screen.css';

/** What stands in the place of a screen that could not be made. */
export function ErrorScreen() {
  const { status, code } = refusalOf(useRouteError());
  const words = wordsFor(status, code);
  return (
    <div className="error-screen">
      <title>{`${words.title} — ${brand.name}`}</title>
      <p className="error-screen-status">{status}</p>
      <h1>{words.title}</h1>
      <p className="muted">{words.advice}</p>
      {words.again ? (
        <a className={buttonClass({ variant: 'primary' })} href="">
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

function refusalOf(error: unknown): { status: number; code: string | null } {
  if (!isRouteErrorResponse(error)) return { status: 500, code: null };
  const code: unknown = error.data?.code;
  return { status: error.status, code: typeof code === 'string' ? code : null };
}
