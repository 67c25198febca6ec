import type { EditorsContest } from '@tenfold/contract/financials/contests';
import { sourceAddress } from '@tenfold/contract/financials/source-address';
import { anyRowOf, isAnyRowKey } from '@tenfold/domain/rows';
import { useState } from 'react';
import { Link } from 'react-router';
import { useQuery } from '../../../../platform/queries/use-query.ts';
import { Loaded } from '../../../../ui/layout/Loaded.tsx';
import { Skeleton } from '../../../../ui/layout/Skeleton.tsx';
import { SourceDetails } from '../../source/SourceDetails.tsx';
import '../../source/source-panel.css';

/** How the figure is calculated and what other filings say, asked for once it is opened. */
export function ContestedSource({ contest }: { contest: EditorsContest }) {
  const { symbol, rowKey, column } = contest;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p className="caption">
        <Link className="link" to={sourceAddress(symbol, rowKey, column)}>
          Open on the company page
        </Link>
      </p>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>Source and values in other filings</summary>
        {isOpen && <Source contest={contest} />}
      </details>
    </>
  );
}

function Source({ contest: { symbol, rowKey, column, currency } }: { contest: EditorsContest }) {
  const found = useQuery({
    label: 'figure source',
    call: 'GET /company/{symbol}/financials/{rowKey}/{column}/source',
    input: { params: { symbol, rowKey, column } },
  });
  if (!isAnyRowKey(rowKey)) return null;
  return (
    <Loaded answer={found} places={<Skeleton height="12rem" />} className="source">
      {(source) => <SourceDetails source={source} row={anyRowOf(rowKey)} currency={currency} remarks={[]} />}
    </Loaded>
  );
}
