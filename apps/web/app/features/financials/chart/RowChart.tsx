import { type RowKey, rowOf } from '@tenfold/domain/rows';
import { useState } from 'react';
import { Link } from 'react-router';
import { Select } from '../../../ui/controls/Select.tsx';
import type { TableColumn } from '../columns/table-column.ts';
import { chartRows } from './chart-rows.ts';
import { FinancialsChart } from './FinancialsChart.tsx';
import { rowCurrency } from './row-points.ts';

const rowChoices = chartRows.map(({ key, label }) => ({ value: key, label }));

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
  return (
    <>
      <div className="row-choice row row-between">
        <Select label="Row" choices={rowChoices} value={chosen} onChange={setChosen} />
        <Link className="link small" to={`/financials/${symbol}/${chosen}`}>
          Open this row
        </Link>
      </div>
      <FinancialsChart
        row={rowOf(chosen)}
        columns={columns}
        currency={rowCurrency(chosen, currency, priceCurrency)}
        forecastName={forecastName}
      />
    </>
  );
}
