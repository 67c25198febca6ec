import type { PlotLayout } from '../plot-layout.ts';
import { ForecastField } from './ForecastField.tsx';

const roomForName = 150;

export function PlotBackground({
  layout: { frame, ticks, forecastX },
  forecastName,
}: {
  layout: PlotLayout;
  forecastName: string | null;
}) {
  const { left, right, titled, top, bottom, lines, zero, axes } = frame;
  return (
    <>
      {forecastX !== null && (
        <ForecastField
          x={forecastX}
          right={right}
          top={titled}
          bottom={bottom}
          labelY={top - 5}
          label={
            forecastName === null || right - forecastX < roomForName
              ? 'Forecast'
              : `Forecast: ${forecastName}`
          }
        />
      )}
      {lines.map((y) => (
        <line key={y} className="plot-grid" x1={left} x2={right} y1={y} y2={y} />
      ))}
      {zero !== null && <line className="plot-zero" x1={left} x2={right} y1={zero} y2={zero} />}
      {axes.map(({ key, placedTitle: { text, x, y, anchor } }) => (
        <text key={key} className="plot-axis-title" x={x} y={y} textAnchor={anchor}>
          {text}
        </text>
      ))}
      {axes.map(({ key, side, x, placedTicks }) =>
        placedTicks.map(({ line, y, text }) => (
          <text key={`${key} ${line}`} x={x} y={y + 3.5} textAnchor={side === 'left' ? 'end' : 'start'}>
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
