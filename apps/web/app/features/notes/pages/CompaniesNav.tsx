import { Link } from 'react-router';
import { notesPath } from '../../../shell/my-paths.ts';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { notePath } from '../paths.ts';
import type { LoadedNotes } from './load-notes.ts';
import '../../../ui/layout/side-nav.css';

export function CompaniesNav({ counts, current }: { counts: LoadedNotes['counts']; current: string | null }) {
  const currentOf = (symbol: string | null) => (symbol === current ? ('page' as const) : undefined);
  return (
    <nav className="side-nav notes-companies" aria-label="Companies">
      <Link to={notesPath} aria-current={currentOf(null)}>
        All companies
        <span className="num">{counts.total.toLocaleString('en-US')}</span>
      </Link>
      {counts.companies.map(({ symbol, companyName, notes }) => (
        <Link key={symbol} to={notePath(symbol)} aria-current={currentOf(symbol)}>
          {symbol}
          <VisuallyHidden>, {companyName}</VisuallyHidden>
          <span className="num">{notes.toLocaleString('en-US')}</span>
        </Link>
      ))}
    </nav>
  );
}
