import type { CSSProperties } from 'react';
import { classNames } from '../../styles/class-names.ts';
import { middleOf } from '../marks/bar-slots.ts';
import type { PlotLayout } from '../plot-layout.ts';
import { Swatch } from '../series/Swatch.tsx';
import type { Readings } from './readings.ts';

const manyNames = 12;
/** More would not fit into the chart's card; the table below it has all. */
const mostNames = { wide: 20, narrow: 8 } as const;

/** aria-hidden: the cursor itself announces the values. */
export function PlotReadout({
  readings: { day, band, all },
  heading,
  events,
  layout,
}: {
  readings: Readings;
  heading: string;
  events: readonly string[];
  layout: PlotLayout;
}) {
  const { size, frame, time } = layout;
  const priced = all.some(({ series, point }) => series.pace === 'daily' && point !== null);
  const inStretch = band !== null && !priced && (time.kind === 'periods' || layout.bars.length > 0);
  const x = inStretch ? middleOf(band, time) : time.x(day);
  const bars = new Set(layout.bars.map(({ series }) => series));
  const onLines = all.flatMap(({ series, point }) =>
    point === null || bars.has(series) ? [] : [{ series, ...layout.place(series, point) }],
  );
  const most = size.width < 500 ? mostNames.narrow : mostNames.wide;
  const known = all.filter(({ point }) => point !== null);
  const printed = known.length > 0 ? known : all;
  const named = printed.length > most ? printed.slice(0, most - 1) : printed;
  return (
    <div className="plot-readout" aria-hidden="true">
      <svg className="plot" viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
        <line className="plot-cursor-line" x1={x} x2={x} y1={frame.top} y2={frame.bottom} />
        {onLines.map(({ series, x: dotX, y }) => (
          <circle
            key={series.id}
            className={`chart-dot series-${series.look.colour}`}
            cx={dotX}
            cy={y}
            r={4}
          />
        ))}
      </svg>
      <div
        className={classNames(
          'plot-tooltip',
          x > size.width / 2 && 'is-left',
          named.length > manyNames && 'is-many',
        )}
        style={{ '--x': `${(x / size.width) * 100}%` } as CSSProperties}
      >
        <strong>{heading}</strong>
        {named.map(({ series, point, text }) => (
          <span key={series.id} className={point?.forecast ? 'is-forecast' : undefined}>
            <Swatch {...series.look} line={!bars.has(series)} />
            {series.name}
            {point?.simulated && <i>simulated</i>}
            <b>{text}</b>
          </span>
        ))}
        {named.length < printed.length && <em>{printed.length - named.length} more in the table below</em>}
        {events.map((event) => (
          <span key={event} className="plot-tooltip-event">
            {event}
          </span>
        ))}
      </div>
    </div>
  );
}
