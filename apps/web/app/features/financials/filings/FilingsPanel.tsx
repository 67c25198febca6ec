import type { Filing } from '@tenfold/contract/financials';
import { useQuery } from '../../../platform/queries/use-query.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Skeleton } from '../../../ui/layout/Skeleton.tsx';
import { SidePanel } from '../../../ui/overlays/SidePanel.tsx';
import { Notice } from '../../../ui/text/Notice.tsx';
import { FilingLink } from '../source/FilingLink.tsx';
import { dayLabel } from '../source/source-labels.ts';
import { behindLabel } from './behind-label.ts';
import '../source/source-panel.css';

export function FilingsPanel({ symbol, onClose }: { symbol: string; onClose: () => void }) {
  const found = useQuery({
    label: 'filings',
    call: 'GET /company/{symbol}/filings',
    input: { params: { symbol } },
  });
  return (
    <SidePanel
      title="Filings"
      note={`${symbol} · every filing with a figure in the financials, newest first`}
      onClose={onClose}
    >
      <div className="source" aria-live="polite" aria-busy={found.state === 'loading'}>
        {found.state === 'loading' && (
          <>
            <span className="visually-hidden">Loading …</span>
            <Skeleton height="4rem" />
            <Skeleton height="4rem" />
            <Skeleton height="4rem" />
          </>
        )}
        {found.state === 'failed' && (
          <Notice
            tone="error"
            title={found.failure.message}
            action={<Button onClick={found.again}>Try again</Button>}
          >
            The table isn’t affected.
          </Notice>
        )}
        {found.state === 'ready' && <FilingList filings={found.value.filings} />}
      </div>
    </SidePanel>
  );
}

function FilingList({ filings }: { filings: readonly Filing[] }) {
  if (filings.length === 0) return <p>No filings with figures yet.</p>;
  return (
    <ol className="source-facts">
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
        </li>
      ))}
    </ol>
  );
}
