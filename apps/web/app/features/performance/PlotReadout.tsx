import type { CSSProperties } from 'react';
import { Swatch } from '../../ui/chart/Swatch.tsx';
import type { PlotLayout } from './plot-layout.ts';
import type { Readings } from './readings.ts';

/** The values at the cursor. Seen only: the cursor itself speaks them. */
export function PlotReadout({ readings, layout }: { readings: Readings; layout: PlotLayout }) {
  const { size, top, bottom } = layout;
  const { day, band, all } = readings;
  const places = all.flatMap(({ series, point }) =>
    point === null ? [] : [{ series, ...layout.place(series, point) }],
  );
  const priced = all.some(({ series, point }) => series.pace === 'daily' && point !== null);
  const inBar = layout.bars.length > 0 && !priced && band !== null;
  const x = inBar ? (layout.x(band.start) + layout.x(band.end)) / 2 : layout.x(day);
  const isBar = (id: string) => layout.bars.some((mark) => mark.id === id);
  return (
    <div className="plot-readout-layer" aria-hidden="true">
      <svg className="plot" viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
        <line className="plot-cursor-line" x1={x} x2={x} y1={top} y2={bottom} />
        {places.map(({ series, x: dotX, y }) =>
          isBar(series.id) ? null : (
            <circle
              key={series.id}
              className={`chart-dot series-${series.look.colour}`}
              cx={dotX}
              cy={y}
              r={4}
            />
          ),
        )}
      </svg>
      <div
        className={x > size.width / 2 ? 'plot-tooltip is-left' : 'plot-tooltip'}
        style={{ '--x': `${(x / size.width) * 100}%` } as CSSProperties}
      >
        <strong>{readings.heading}</strong>
        {all.map(({ series, point, text }) => (
          <span key={series.id} className={point?.forecast ? 'is-forecast' : undefined}>
            <Swatch {...series.look} line={!isBar(series.id)} />
            {series.name}
            {point?.simulated && <i>simulated</i>}
            <b>{text}</b>
          </span>
        ))}
      </div>
    </div>
  );
}
