import { formatPercent } from '@tenfold/domain/format';
import type { RowDefinition, RowUnit } from '@tenfold/domain/rows';
import { useMemo, useState } from 'react';
import { Segmented } from '../../ui/Segmented.tsx';
import { type Mark, RowPlot } from './RowPlot.tsx';
import { RowTwin } from './RowTwin.tsx';
import { rowPoints, unitWords } from './row-points.ts';
import type { TableColumn } from './table-column.ts';
import './financials-chart.css';

const wide = { width: 1376, height: 420, left: 84 };
const narrow = { width: 343, height: 280, left: 58 };
const marks = [
  { value: 'bars', label: 'Bars', icon: 'bar' },
  { value: 'line', label: 'Line', icon: 'line' },
] as const;

/** One row over its periods, drawn for a desktop and for a phone; the style sheet shows the one that fits. */
export function FinancialsChart({
  row,
  columns,
  currency,
  forecastName,
}: {
  row: RowDefinition;
  columns: readonly TableColumn[];
  currency: string;
  forecastName: string;
}) {
  const [chosen, setChosen] = useState<Mark | null>(null);
  const mark = chosen ?? usualMark(row.unit);
  const points = useMemo(() => rowPoints(row, columns, currency), [row, columns, currency]);
  const unit = unitWords(row.unit, currency);
  const growth = columns.find(({ kind }) => kind === 'average')?.cell(row.key);
  const plot = {
    row,
    points,
    mark,
    label: `${row.label}, ${unit}. Arrow keys move between periods.`,
    forecastLabel: `Forecast: ${forecastName}`,
  };
  return (
    <figure className="financials-chart">
      <figcaption className="row row-between row-wrap">
        <span className="chart-unit">
          <b>{row.label}</b> {unit}
          {growth?.value != null && (
            <span className="faint">
              {row.unit === 'percent' ? 'average' : 'CAGR'} {formatPercent(growth.value)}
              {growth.years !== null && ` over ${growth.years} years`}
            </span>
          )}
        </span>
        <Segmented label="Chart type" options={marks} value={mark} onChange={setChosen} small />
      </figcaption>
      <div className="desktop-only">
        <RowPlot {...plot} size={wide} />
      </div>
      <div className="mobile-only">
        <RowPlot {...plot} size={narrow} />
      </div>
      <div className="chart-legend caption">
        <span className="swatch">Filed</span>
        {points.some(({ forecast }) => forecast) && (
          <span className="swatch swatch-forecast">Forecast years are outlined in blue</span>
        )}
        {points.some(({ value }) => value === null) && <span>– no figure</span>}
      </div>
      <RowTwin label={row.label} unit={unit} points={points} />
    </figure>
  );
}

/** Amounts stand on zero as bars; a rate has no body and is a line. */
function usualMark(unit: RowUnit): Mark {
  return unit === 'percent' || unit === 'ratio' ? 'line' : 'bars';
}
