import type { EditorsContest } from '@tenfold/contract/financials/contests';
import { sourceAddress } from '@tenfold/contract/financials/source-address';
import { anyRowOf, isAnyRowKey } from '@tenfold/domain/rows';
import { Link } from 'react-router';
import { useQuery } from '../../../../platform/queries/use-query.ts';
import { Loaded } from '../../../../ui/layout/Loaded.tsx';
import { Skeleton } from '../../../../ui/layout/Skeleton.tsx';
import { SourceDetails } from '../../source/SourceDetails.tsx';
import '../../source/source-panel.css';

/** The figure as it is now, with its filings. */
export function ContestedSource({
  contest: { symbol, rowKey, column, currency },
}: {
  contest: EditorsContest;
}) {
  const found = useQuery({
    label: 'figure source',
    call: 'GET /company/{symbol}/financials/{rowKey}/{column}/source',
    input: { params: { symbol, rowKey, column } },
  });
  if (!isAnyRowKey(rowKey)) return null;
  return (
    <div className="contest-source">
      <p className="row row-between small">
        <b>Source</b>
        <Link className="link" to={sourceAddress(symbol, rowKey, column)}>
          Open the company
        </Link>
      </p>
      <Loaded answer={found} places={<Skeleton height="12rem" />} className="source">
        {(source) => (
          <SourceDetails source={source} row={anyRowOf(rowKey)} currency={currency} remarks={[]} />
        )}
      </Loaded>
    </div>
  );
}
