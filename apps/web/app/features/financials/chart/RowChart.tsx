import { type RowKey, rowOf } from '@tenfold/domain/rows';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import type { LoadedComments } from '../../../figures/table-comments.ts';
import { forecastChoice } from '../../../page-forecast/forecast-choices.ts';
import { forecastName } from '../../../page-forecast/forecast-labels.ts';
import type { PageForecast } from '../../../page-forecast/page-forecast.ts';
import { Segmented } from '../../../ui/controls/Segmented.tsx';
import { Select } from '../../../ui/controls/Select.tsx';
import { useNarrow } from '../../../ui/layout/use-narrow.ts';
import { financialsRanges, useFinancialsRange } from '../card/settings.ts';
import { commentedColumn } from '../columns/commented-column.ts';
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
  model,
  comments,
}: {
  symbol: string;
  columns: readonly TableColumn[];
  currency: string;
  priceCurrency: string;
  model: PageForecast;
  /** null until they are loaded; absent where there are none. */
  comments: LoadedComments | null | undefined;
}) {
  const [chosen, setChosen] = useState<RowKey>('revenue');
  const range = useFinancialsRange();
  const isNarrow = useNarrow() === true;
  const shown = useMemo(
    () => (isNarrow ? inRange(columns, range.value) : columns),
    [isNarrow, columns, range.value],
  );
  const commenting = comments?.onChart({
    row: chosen,
    columns: shown.map(commentedColumn),
    forecast: forecastChoice(model),
  });
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
      {commenting?.form}
      <FinancialsChart
        row={rowOf(chosen)}
        columns={shown}
        currency={rowCurrency(chosen, currency, priceCurrency)}
        forecastName={forecastName(model)}
        remarks={commenting?.remarks}
      />
    </>
  );
}
