import type { Filing } from '@tenfold/contract/financials';
import { asOfQuery, useAsOf } from '../../../figures/as-of.ts';
import { useQuery } from '../../../platform/queries/use-query.ts';
import { ListPlaces, Loaded } from '../../../ui/layout/Loaded.tsx';
import { SidePanel } from '../../../ui/overlays/SidePanel.tsx';
import { FilingLink } from '../source/FilingLink.tsx';
import { dayLabel } from '../source/source-labels.ts';
import { behindLabel } from './behind-label.ts';
import '../source/source-panel.css';

export function FilingsPanel({ symbol, onClose }: { symbol: string; onClose: () => void }) {
  const asOf = useAsOf();
  const found = useQuery({
    label: 'filings',
    call: 'GET /company/{symbol}/filings',
    input: { params: { symbol }, ...asOfQuery(asOf) },
  });
  return (
    <SidePanel
      title="Filings"
      note={`${symbol} · every filing with a figure in the financials, newest first`}
      onClose={onClose}
    >
      <Loaded
        answer={found}
        places={<ListPlaces height="4rem" />}
        unaffected="The table isn’t affected."
        className="source"
      >
        {({ filings }) => <FilingList symbol={symbol} filings={filings} />}
      </Loaded>
    </SidePanel>
  );
}

function FilingList({ symbol, filings }: { symbol: string; filings: readonly Filing[] }) {
  if (filings.length === 0) return <p>No filings with figures yet.</p>;
  return (
    <ol className="source-facts source-list">
      {filings.map((filing) => (
        <li key={filing.accession}>
          <p className="source-amount">
            <b>{filing.period ?? filing.form}</b>{' '}
            {filing.periodEnd !== null && (
              <span className="muted">period to {dayLabel(filing.periodEnd)}</span>
            )}
          </p>
          <FilingLink filing={filing} />
          <p className="caption">{behindLabel(filing.behind)}</p>
          <p className="caption">
            <a className="link" href={`/company/${symbol}?asof=${filing.filed}`}>
              The page as of this day
            </a>
          </p>
        </li>
      ))}
    </ol>
  );
}
