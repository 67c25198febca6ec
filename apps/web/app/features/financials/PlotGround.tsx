import { formatCell } from '@tenfold/domain/format';
import type { RowDefinition } from '@tenfold/domain/rows';
import type { ChartLayout } from './chart-layout.ts';

/** A narrower field has its label end where it ends. */
const roomForLabel = 150;

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
  const narrow = forecastX !== null && right - forecastX < roomForLabel;
  return (
    <svg aria-hidden="true" overflow="visible">
      {forecastX !== null && (
        <>
          <rect className="plot-forecast" x={forecastX} y={4} width={right - forecastX} height={bottom - 4} />
          <text
            className="plot-forecast-label"
            x={narrow ? right : forecastX + 8}
            y={19}
            textAnchor={narrow ? 'end' : 'start'}
          >
            {forecastLabel}
          </text>
        </>
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
