import { type AnyRowKey, rowGroups } from '@tenfold/domain/rows';
import { Link } from 'react-router';
import { pageRows } from '../chart/chart-rows.ts';

/** Plain links: they work before any script runs. */
export function RowMenu({ symbol, current }: { symbol: string; current: AnyRowKey }) {
  return (
    <nav className="row-menu desktop-only" aria-label="Rows">
      {rowGroups.map((group) => (
        <div key={group.key}>
          <h2 className="overline">{group.label}</h2>
          <ul>
            {pageRows
              .filter((row) => row.group === group.key)
              .map(({ key, label }) => (
                <li key={key}>
                  <Link
                    to={`/financials/${symbol}/${key}`}
                    preventScrollReset
                    aria-current={key === current ? 'page' : undefined}
                  >
                    {label}
                  </Link>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
