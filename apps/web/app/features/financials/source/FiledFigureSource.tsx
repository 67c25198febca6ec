import { type AnyRowKey, anyRowOf } from '@tenfold/domain/rows';
import { useQuery } from '../../../platform/queries/use-query.ts';
import { Loaded } from '../../../ui/layout/Loaded.tsx';
import { Skeleton } from '../../../ui/layout/Skeleton.tsx';
import { SourceDetails } from './SourceDetails.tsx';
import './source-panel.css';

interface Props {
  symbol: string;
  row: AnyRowKey;
  /** `2024`, `2024-Q3` or `LTM` */
  column: string;
  currency: string;
}

/** The source of a figure of the table, outside the table. */
export function FiledFigureSource({ symbol, row, column, currency }: Props) {
  const found = useQuery({
    label: 'figure source',
    call: 'GET /company/{symbol}/financials/{rowKey}/{column}/source',
    input: { params: { symbol, rowKey: row, column } },
  });
  return (
    <Loaded
      answer={found}
      places={<Skeleton height="7rem" />}
      unaffected="The answer isn’t affected."
      className="source"
    >
      {(source) => <SourceDetails source={source} row={anyRowOf(row)} currency={currency} remarks={[]} />}
    </Loaded>
  );
}
