import { formatCell } from '@tenfold/domain/format';
import type { RowDefinition } from '@tenfold/domain/rows';
import { ForecastField } from '../../ui/chart/ForecastField.tsx';
import type { ChartLayout } from './chart-layout.ts';

/** What the figures stand on: the axis, the field of the forecast and the lines. Drawn only; the periods speak. */
export function PlotGround({
  row,
  layout,
  left,
  forecastLabel,
  line,
}: {
  row: RowDefinition;
  layout: ChartLayout;
  left: number;
  forecastLabel: string;
  line: boolean;
}) {
  const { forecastX, bottom, right, ticks } = layout;
  return (
    <svg aria-hidden="true" overflow="visible">
      {forecastX !== null && (
        <ForecastField x={forecastX} right={right} top={4} bottom={bottom} label={forecastLabel} />
      )}
      {ticks.map(({ value, y }) => (
        <g key={value}>
          <line className={value === 0 ? 'plot-zero' : 'plot-grid'} x1={left} x2={right} y1={y} y2={y} />
          <text className="plot-tick" x={left - 8} y={y + 4}>
            {value === 0 ? '0' : formatCell(value, row.unit)}
          </text>
        </g>
      ))}
      {line && (
        <>
          <path className="plot-line" d={layout.filedLine} />
          <path className="plot-line is-forecast" d={layout.forecastLine} />
        </>
      )}
    </svg>
  );
}
