import { memo, useMemo } from 'react';
import { ForecastField } from '../../ui/chart/ForecastField.tsx';
import { dashOf } from '../../ui/chart/hatch.ts';
import type { ChartType } from './chart-settings.ts';
import { PlotCursor } from './PlotCursor.tsx';
import type { Picture } from './picture.ts';
import { type PlotLayout, type PlotMark, type PlotSize, plotLayout } from './plot-layout.ts';
import '../../ui/chart/chart.css';
import './performance-plot.css';

interface Props {
  picture: Picture;
  type: ChartType;
  size: PlotSize;
  label: string;
  onWake: () => void;
}

/** The picture at one size, with the cursor over it. Moving the cursor draws nothing of the picture again. */
export const PerformancePlot = memo(function PerformancePlot({ picture, type, size, label, onWake }: Props) {
  const { series, bands, forecast } = picture;
  const layout = useMemo(() => plotLayout(series, bands, type, size), [series, bands, type, size]);
  return (
    <div className="plot-frame">
      <svg
        className="plot performance-plot"
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="img"
        aria-label={label}
      >
        <PlotGround layout={layout} forecastName={forecast?.name ?? null} />
        {layout.bars.map((mark) => (
          <Bars key={mark.id} mark={mark} />
        ))}
        {layout.strokes.map((mark) => (
          <Stroke key={mark.id} mark={mark} named={picture.request.compare.length > 0} />
        ))}
      </svg>
      <PlotCursor picture={picture} layout={layout} onWake={onWake} />
    </div>
  );
});

function PlotGround({ layout, forecastName }: { layout: PlotLayout; forecastName: string | null }) {
  const { left, right, top, bottom, lines, zero, axes, ticks, forecastX } = layout;
  const short = right - (forecastX ?? right) < 150;
  return (
    <>
      {forecastX !== null && (
        <ForecastField
          x={forecastX}
          right={right}
          top={0}
          bottom={bottom}
          labelY={top - 5}
          label={short ? 'Forecast' : `Forecast: ${forecastName}`}
        />
      )}
      {lines.map((y) => (
        <line key={y} className="plot-grid" x1={left} x2={right} y1={y} y2={y} />
      ))}
      {zero !== null && <line className="plot-zero" x1={left} x2={right} y1={zero} y2={zero} />}
      {axes.map(({ key, side, x, texts }) =>
        texts.map((text, index) => (
          <text
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an axis keep their order
            key={`${key} ${index}`}
            x={x}
            y={(lines[index] ?? 0) + 3.5}
            textAnchor={side === 'left' ? 'end' : 'start'}
          >
            {text}
          </text>
        )),
      )}
      {ticks.map(({ x, text, forecast }) => (
        <text
          key={x}
          className={forecast ? 'is-forecast' : undefined}
          x={x}
          y={bottom + 17}
          textAnchor="middle"
        >
          {text}
        </text>
      ))}
    </>
  );
}

function Bars({ mark }: { mark: PlotMark }) {
  return (
    <g className={`series-${mark.colour}`}>
      {mark.boxes.map(({ forecast, ...box }) => (
        <rect
          key={box.x}
          className={forecast ? 'chart-bar is-forecast-bar' : 'chart-bar'}
          {...box}
          rx={1.5}
        />
      ))}
      {mark.hatch !== '' && <path className="chart-hatch" d={mark.hatch} />}
    </g>
  );
}

function Stroke({ mark, named }: { mark: PlotMark; named: boolean }) {
  const dash = dashOf(mark.pattern);
  const end = mark.dots.at(-1);
  return (
    <g className={`series-${mark.colour}`}>
      {mark.daily && <path className="chart-halo" d={mark.path} />}
      <path className="chart-line" d={mark.path} strokeDasharray={dash} />
      {mark.forecastPath !== '' && <path className="chart-line is-forecast-line" d={mark.forecastPath} />}
      {mark.dots.map(({ x, y, forecast }) => (
        <circle
          key={x}
          className={forecast ? 'chart-dot is-forecast-dot' : 'chart-dot'}
          cx={x}
          cy={y}
          r={3}
        />
      ))}
      {named && end !== undefined && (
        <text className="chart-end" x={end.x - 6} y={end.y - 7} textAnchor="end">
          {mark.name.split(' ')[0]}
        </text>
      )}
    </g>
  );
}
