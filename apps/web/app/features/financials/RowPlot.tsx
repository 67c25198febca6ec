import type { RowDefinition } from '@tenfold/domain/rows';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { type ChartBar, type ChartSize, chartLayout, chartTop } from './chart-layout.ts';
import { PlotGround } from './PlotGround.tsx';
import { PlotReadout } from './PlotReadout.tsx';
import type { RowPoint } from './row-points.ts';

export type Mark = 'bars' | 'line';

/** A band wide enough to print every figure over its bar. */
const roomForFigures = 58;

/** The drawing of one row at one size. Arrow keys walk through the periods; each speaks its figure. */
export function RowPlot({
  row,
  points,
  size,
  mark,
  label,
  forecastLabel,
}: {
  row: RowDefinition;
  points: readonly RowPoint[];
  size: ChartSize;
  mark: Mark;
  label: string;
  forecastLabel: string;
}) {
  const layout = useMemo(() => chartLayout(points, size), [points, size]);
  const [active, setActive] = useState<number | null>(null);
  const [stop, setStop] = useState(0);
  const svg = useRef<SVGSVGElement>(null);

  function walk(event: KeyboardEvent) {
    const steps: Partial<Record<string, number>> = {
      ArrowRight: stop + 1,
      ArrowLeft: stop - 1,
      Home: 0,
      End: points.length - 1,
    };
    const next = steps[event.key];
    if (next === undefined || next < 0 || next >= points.length) return;
    event.preventDefault();
    setStop(next);
    svg.current?.querySelectorAll<SVGGElement>('.plot-band')[next]?.focus();
  }

  const { bars, bottom } = layout;
  const shown = active === null ? undefined : bars[active];
  const figures = (bars[0]?.bandWidth ?? 0) >= roomForFigures;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing whose parts take the focus is no fieldset
    <svg
      ref={svg}
      className="plot row-plot"
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="group"
      aria-label={label}
      onKeyDown={walk}
      onPointerLeave={() => setActive(null)}
    >
      <PlotGround
        row={row}
        layout={layout}
        left={size.left}
        forecastLabel={forecastLabel}
        line={mark === 'line'}
      />
      {bars.map((bar, index) => (
        // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: it speaks its figure when focused, and does nothing
        <g
          key={bar.point.id}
          className="plot-band"
          role="img"
          aria-label={bar.point.spoken}
          tabIndex={index === stop ? 0 : -1}
          onPointerEnter={() => setActive(index)}
          onFocus={() => {
            setActive(index);
            setStop(index);
          }}
          onBlur={() => setActive(null)}
        >
          <rect className="plot-hit" x={bar.bandX} y={chartTop - 26} width={bar.bandWidth} height={bottom} />
          <PlotMark bar={bar} mark={mark} zero={layout.zero} />
          {figures && bar.valueY !== null && (
            <text className="plot-figure" x={bar.middle} y={figureY(bar, layout.zero)}>
              {bar.point.text}
            </text>
          )}
          {bar.labelled && (
            <text
              className={bar.point.forecast ? 'plot-label is-forecast' : 'plot-label'}
              x={bar.middle}
              y={bottom + 18}
            >
              {bar.point.label}
            </text>
          )}
        </g>
      ))}
      {shown && <PlotReadout bar={shown} width={size.width} />}
    </svg>
  );
}

function PlotMark({ bar, mark, zero }: { bar: ChartBar; mark: Mark; zero: number }) {
  const { point, valueY } = bar;
  const forecast = point.forecast ? ' is-forecast' : '';
  if (valueY === null) {
    return <text className="plot-gap" x={bar.middle} y={zero - 5}>{`–`}</text>;
  }
  if (mark === 'line')
    return <circle className={`plot-dot${forecast}`} cx={bar.middle} cy={valueY} r={3.5} />;
  return (
    <rect
      className={`plot-bar${forecast}`}
      x={bar.x}
      y={bar.y}
      width={bar.width}
      height={Math.max(bar.height, 1)}
      rx={1.5}
    />
  );
}

/** Over the bar, or under it for a loss. */
function figureY({ point, y, height }: ChartBar, zero: number): number {
  return (point.value ?? 0) < 0 ? Math.max(y + height, zero) + 14 : y - 7;
}
