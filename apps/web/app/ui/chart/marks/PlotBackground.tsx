import type { PlotLayout } from '../plot-layout.ts';
import { ForecastField } from './ForecastField.tsx';
import { tenth } from './tenth.ts';

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
        <line key={y} className="plot-grid" x1={tenth(left)} x2={tenth(right)} y1={tenth(y)} y2={tenth(y)} />
      ))}
      {zero !== null && (
        <line className="plot-zero" x1={tenth(left)} x2={tenth(right)} y1={tenth(zero)} y2={tenth(zero)} />
      )}
      {axes.map(
        ({ key, placedTitle: { text, x, y, anchor } }) =>
          text !== '' && (
            <text key={key} className="plot-axis-title" x={tenth(x)} y={tenth(y)} textAnchor={anchor}>
              {text}
            </text>
          ),
      )}
      {axes.map(({ key, side, x, placedTicks }) =>
        placedTicks.map(({ line, y, text }) => (
          <text
            key={`${key} ${line}`}
            x={tenth(x)}
            y={tenth(y + 3.5)}
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
          x={tenth(x)}
          y={tenth(bottom + 17)}
          textAnchor="middle"
        >
          {text}
        </text>
      ))}
    </>
  );
}
