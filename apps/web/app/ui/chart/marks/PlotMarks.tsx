import { useId } from 'react';
import { classNames } from '../../styles/class-names.ts';
import { eventPath, type PlacedEvent } from '../events/plot-events.ts';
import type { PlotLayout } from '../plot-layout.ts';
import { dashOf } from '../series/hatch.ts';
import { PlotLevels } from './PlotLevels.tsx';
import type { BarMark, LineMark } from './plot-marks.ts';
import { remarkRadius } from './plot-remarks.ts';
import { tenth } from './tenth.ts';

export function PlotMarks({
  layout: { bars, lines, notes, lineLabels, events, levels, beyond, frame, remarks },
}: {
  layout: PlotLayout;
}) {
  return (
    <>
      {bars.map((mark) => (
        <Bars key={mark.series.id} mark={mark} />
      ))}
      {lines.map((mark) => (
        <Line key={mark.series.id} mark={mark} overBars={bars.length > 0} />
      ))}
      {notes.map(({ kind, text, x, y }) => (
        <text
          key={`${kind} ${x} ${text}`}
          className={`plot-note plot-note-${kind}`}
          x={tenth(x)}
          y={tenth(y)}
          textAnchor="middle"
        >
          {text}
        </text>
      ))}
      <PlotLevels levels={levels} beyond={beyond} frame={frame} />
      {events.map((event) => (
        <EventMark key={`${event.kind} ${event.day} ${event.text}`} event={event} />
      ))}
      {lineLabels.map(({ text, colour, x, y, anchor }) => (
        <text
          key={y}
          className={`plot-note plot-end series-${colour}`}
          x={tenth(x)}
          y={tenth(y)}
          textAnchor={anchor}
        >
          {text}
        </text>
      ))}
      {remarks.map(({ number, x, y, isFocused }) => (
        <g key={number} className={classNames('plot-remark', isFocused && 'is-focus')}>
          <circle cx={tenth(x)} cy={tenth(y)} r={isFocused ? remarkRadius + 2 : remarkRadius} />
          <text x={tenth(x)} y={tenth(y + 3.5)} textAnchor="middle">
            {number}
          </text>
        </g>
      ))}
    </>
  );
}

function EventMark({ event }: { event: PlacedEvent }) {
  const { kind, label, x, y } = event;
  return (
    <>
      <path className={`plot-event plot-event-${kind}`} d={eventPath(event)} />
      {label !== null && (
        <text className="plot-note plot-note-figure" x={tenth(x)} y={tenth(y - 10)} textAnchor={label.anchor}>
          {label.text}
        </text>
      )}
    </>
  );
}

function Bars({ mark: { series, boxes, hatch } }: { mark: BarMark }) {
  return (
    <g className={`series-${series.look.colour}`}>
      {boxes.map(({ x, y, width, height, forecast }) => (
        <rect
          key={x}
          className={classNames('chart-bar', forecast && 'is-forecast-bar')}
          x={tenth(x)}
          y={tenth(y)}
          width={tenth(width)}
          height={tenth(height)}
          rx={tenth(Math.min(1.5, height / 2))}
        />
      ))}
      {hatch !== '' && <path className="chart-hatch" d={hatch} />}
    </g>
  );
}

/** A halo separates prices from the bars they cross. */
function Line({
  mark: { series, path, simulatedPath, forecastPath, dots },
  overBars,
}: {
  mark: LineMark;
  overBars: boolean;
}) {
  const { look, pace } = series;
  const id = useId();
  const plain = `${id}p`;
  const simulated = `${id}s`;
  const halo = pace === 'daily' && overBars;
  return (
    <g className={classNames(`series-${look.colour}`, pace === 'daily' && 'is-daily')}>
      {halo && path !== '' && <use className="chart-halo" href={`#${plain}`} />}
      {halo && simulatedPath !== '' && <use className="chart-halo" href={`#${simulated}`} />}
      {path !== '' && (
        <path
          id={halo ? plain : undefined}
          className="chart-line"
          d={path}
          strokeDasharray={dashOf(look.pattern)}
        />
      )}
      {simulatedPath !== '' && (
        <path id={halo ? simulated : undefined} className="chart-line is-simulated-line" d={simulatedPath} />
      )}
      {forecastPath !== '' && <path className="chart-line is-forecast-line" d={forecastPath} />}
      {dots.map(({ x, y, forecast }) => (
        <circle
          key={x}
          className={classNames('chart-dot', forecast && 'is-forecast-dot')}
          cx={tenth(x)}
          cy={tenth(y)}
          r={3}
        />
      ))}
    </g>
  );
}
