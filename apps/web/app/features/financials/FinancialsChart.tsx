import type { RowDefinition, RowUnit } from '@tenfold/domain/rows';
import { useMemo, useState } from 'react';
import { Segmented } from '../../ui/Segmented.tsx';
import { unitWords } from '../../ui/unit-words.ts';
import { cellText } from './cell-words.ts';
import { type Mark, RowPlot } from './RowPlot.tsx';
import { RowTwin } from './RowTwin.tsx';
import { rowPoints } from './row-points.ts';
import type { TableColumn } from './table-column.ts';
import './financials-chart.css';

const wide = { width: 1180, height: 430, left: 76, right: 4 };
const narrow = { width: 343, height: 280, left: 58, right: 18 };
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
  twinOpen = false,
}: {
  row: RowDefinition;
  columns: readonly TableColumn[];
  currency: string;
  forecastName: string;
  /** Whether the table under the chart starts open. */
  twinOpen?: boolean;
}) {
  const [chosen, setChosen] = useState<Mark | null>(null);
  const mark = chosen ?? usualMark(row.unit);
  const points = useMemo(() => rowPoints(row, columns, currency), [row, columns, currency]);
  const unit = unitWords(row.unit, currency);
  const average = columns.find(({ kind }) => kind === 'average');
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
          {average && <span className="faint">{averageWords(row, average)}</span>}
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
        <span className={mark === 'line' ? 'swatch swatch-line' : 'swatch'}>Filed</span>
        {points.some(({ forecast }) => forecast) && (
          <span className="swatch swatch-forecast">Forecast years are outlined in blue</span>
        )}
        {points.some(({ value }) => value === null) && <span>– no figure</span>}
      </div>
      <RowTwin label={row.label} unit={unit} points={points} open={twinOpen} />
    </figure>
  );
}

/** `CAGR 5.9% over 10 years`; nothing where there is no such rate. */
function averageWords(row: RowDefinition, column: TableColumn): string | null {
  const { value, years } = column.cell(row.key);
  if (value === null) return null;
  const name = row.unit === 'percent' || row.unit === 'ratio' ? 'average' : 'CAGR';
  return `${name} ${cellText(row, column, value)}${years === null ? '' : ` over ${years} years`}`;
}

/** Amounts stand on zero as bars; a rate has no body and is a line. */
function usualMark(unit: RowUnit): Mark {
  return unit === 'percent' || unit === 'ratio' ? 'line' : 'bars';
}
