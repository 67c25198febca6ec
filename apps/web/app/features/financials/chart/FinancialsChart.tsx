import type { RowDefinition, RowUnit } from '@tenfold/domain/rows';
import { useMemo, useState } from 'react';
import { cellLabel } from '../../../figures/cell-label.ts';
import type { ChartRemark } from '../../../figures/table-comments.ts';
import { unitLabel } from '../../../figures/unit-label.ts';
import type { PlotRemark } from '../../../ui/chart/marks/plot-remarks.ts';
import { Plot } from '../../../ui/chart/Plot.tsx';
import type { PlotSize } from '../../../ui/chart/plot-frame.ts';
import type { PlotType } from '../../../ui/chart/series/plot-series.ts';
import { Swatch } from '../../../ui/chart/series/Swatch.tsx';
import type { Band } from '../../../ui/chart/time/bands.ts';
import { Segmented } from '../../../ui/controls/Segmented.tsx';
import type { TableColumn } from '../columns/table-column.ts';
import { RowDataTable } from './RowDataTable.tsx';
import { type RowPoint, rowPoints } from './row-points.ts';
import { rowBands, rowLook, rowSeries } from './row-series.ts';
import './financials-chart.css';

const wide: PlotSize = { width: 1180, height: 430, label: 46 };
const narrow: PlotSize = { width: 343, height: 280, label: 46 };
const types = [
  { value: 'bar', label: 'Bar', icon: 'bar' },
  { value: 'line', label: 'Line', icon: 'line' },
] as const;

/** Rendered for desktop and phone; CSS shows the one that fits. */
export function FinancialsChart({
  row,
  columns,
  currency,
  forecastName,
  tableOpen = false,
  remarks,
}: {
  row: RowDefinition;
  columns: readonly TableColumn[];
  currency: string;
  forecastName: string;
  tableOpen?: boolean;
  remarks?: readonly ChartRemark[] | undefined;
}) {
  const [chosen, setChosen] = useState<PlotType | null>(null);
  const type = chosen ?? usualType(row.unit);
  const points = useMemo(() => rowPoints(row, columns), [row, columns]);
  const series = useMemo(() => [rowSeries(row, points, currency)], [row, points, currency]);
  const bands = useMemo(() => rowBands(points), [points]);
  const marked = useMemo(() => plotRemarks(remarks ?? [], points), [remarks, points]);
  const cursorSteps = useMemo(() => bands.map(({ end }) => end), [bands]);
  const unit = unitLabel(row.unit, currency);
  const average = columns.find(({ kind }) => kind === 'average');
  const hasForecast = points.some(({ forecast }) => forecast);
  const label = `${row.label}, ${unit}`;
  const plot = {
    series,
    bands,
    type,
    cursorSteps,
    label,
    headingOf: nameOf,
    forecastName: hasForecast ? forecastName : null,
    remarks: marked,
  };
  return (
    <figure className="financials-chart">
      <figcaption className="row row-between row-wrap">
        <span className="chart-unit">
          <b>{row.label}</b> {unit}
          {average && <span className="faint">{averageWords(row, average)}</span>}
        </span>
        <Segmented label="Chart type" options={types} value={type} onChange={setChosen} small />
      </figcaption>
      <div className="desktop-only">
        <Plot {...plot} size={wide} />
      </div>
      <div className="mobile-only">
        <Plot {...plot} size={narrow} />
      </div>
      <div className="chart-legend caption">
        <span className="row">
          <Swatch {...rowLook(row)} line={type === 'line'} />
          Filed
        </span>
        {hasForecast && <span className="swatch swatch-forecast">Forecast years are outlined in blue</span>}
        {points.some(({ value }) => value === null) && <span>– no figure</span>}
      </div>
      <RowDataTable label={row.label} unit={unit} points={points} open={tableOpen} />
    </figure>
  );
}

/** Time is counted in periods. */
function plotRemarks(remarks: readonly ChartRemark[], points: readonly RowPoint[]): PlotRemark[] {
  return remarks.flatMap(({ mark, ...remark }) => {
    const at = points.findIndex((point) => point.mark === mark);
    return at < 0 ? [] : [{ ...remark, day: at + 1 }];
  });
}

function nameOf(_: number, band: Band | null): string {
  return band?.name ?? '';
}

/** `CAGR 5.9% over 10 years`; nothing where there is no such rate. */
function averageWords(row: RowDefinition, column: TableColumn): string | null {
  const { value, years, marks } = column.cell(row.key);
  if (value === null) return null;
  const middle = marks.includes('median') ? 'median' : 'average';
  const name = row.unit === 'percent' || row.unit === 'ratio' ? middle : 'CAGR';
  return `${name} ${cellLabel(row, column, value)}${years === null ? '' : ` over ${years} years`}`;
}

/** Amounts start at zero as bars; rates are lines. */
function usualType(unit: RowUnit): PlotType {
  return unit === 'percent' || unit === 'ratio' ? 'line' : 'bar';
}
