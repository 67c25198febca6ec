import { type RowKey, rowOf } from '@tenfold/domain/rows';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { Segmented } from '../../../ui/controls/Segmented.tsx';
import { Select } from '../../../ui/controls/Select.tsx';
import { useNarrow } from '../../../ui/layout/use-narrow.ts';
import { financialsRanges, useFinancialsRange } from '../card/settings.ts';
import type { TableColumn } from '../columns/table-column.ts';
import { chartRows } from './chart-rows.ts';
import { FinancialsChart } from './FinancialsChart.tsx';
import { inRange } from './in-range.ts';
import { rowCurrency } from './row-points.ts';

const rowChoices = chartRows.map(({ key, label }) => ({ value: key, label }));

const ranges = financialsRanges.map((range) => ({ value: range, label: range }));

export function RowChart({
  symbol,
  columns,
  currency,
  priceCurrency,
  forecastName,
}: {
  symbol: string;
  columns: readonly TableColumn[];
  currency: string;
  priceCurrency: string;
  forecastName: string;
}) {
  const [chosen, setChosen] = useState<RowKey>('revenue');
  const range = useFinancialsRange();
  const isNarrow = useNarrow() === true;
  const shown = useMemo(
    () => (isNarrow ? inRange(columns, range.value) : columns),
    [isNarrow, columns, range.value],
  );
  return (
    <>
      <div className="row-choice row row-between">
        <Select label="Row" choices={rowChoices} value={chosen} onChange={setChosen} />
        <Link className="link small" to={`/financials/${symbol}/${chosen}`}>
          Open this row
        </Link>
      </div>
      <div className="row-choice mobile-only">
        <Segmented
          label="Date range"
          options={ranges}
          value={range.value}
          onChange={range.choose}
          small
          block
        />
      </div>
      <FinancialsChart
        row={rowOf(chosen)}
        columns={shown}
        currency={rowCurrency(chosen, currency, priceCurrency)}
        forecastName={forecastName}
      />
    </>
  );
}
