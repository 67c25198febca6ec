import { Link, useLocation, useRouteError } from 'react-router';
import { buttonClass } from '../../ui/controls/Button.tsx';
import { SymbolSearch } from '../search/SymbolSearch.tsx';
import { describeError, readErrorDetails } from './describe-error.ts';
import './error-screen.css';

export function ErrorScreen() {
  const refused = readErrorDetails(useRouteError());
  const words = describeError(refused);
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
        <SymbolSearch placeholder="Symbols or companies" />
      )}
      {refused.code === 'company_not_on_file' && <HowToImport symbol={pathname.split('/')[2] ?? ''} />}
      <Link className="link small" to="/">
        Go to the home page
      </Link>
    </div>
  );
}

function HowToImport({ symbol }: { symbol: string }) {
  return (
    <p className="caption">
      Do you run this site? Import its filings with <code>npm run tenfold -- import sec {symbol}</code>
    </p>
  );
}
