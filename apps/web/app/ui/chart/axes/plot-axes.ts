import { type PlotSeries, withData } from '../series/plot-series.ts';
import { type AxisSteps, alignedSteps } from './axis-steps.ts';
import { type AxisKey, axisUnitLabel, chooseScale } from './axis-units.ts';
import { tickLabel } from './tick-label.ts';

export interface PlotAxis extends AxisSteps {
  readonly key: AxisKey;
  readonly side: 'left' | 'right';
  readonly texts: readonly string[];
  /** `USD billions, left`. */
  readonly words: string;
}

export interface PlotAxes {
  /** In lines: grid lines are at whole numbers between from and to. */
  readonly from: number;
  readonly to: number;
  readonly lines: readonly number[];
  readonly axes: readonly PlotAxis[];
}

const order: readonly AxisKey[] = ['millions', 'perShare', 'number', 'percent'];

export function axisOf({ unit }: Pick<PlotSeries, 'unit'>): AxisKey {
  if (unit === 'millions' || unit === 'shares') return 'millions';
  return unit === 'ratio' ? 'number' : unit;
}

export function plotAxes(series: readonly PlotSeries[], isBar: (series: PlotSeries) => boolean): PlotAxes {
  const rendered = withData(series);
  const measured = order.flatMap((key) => {
    const own = rendered.filter((one) => axisOf(one) === key);
    return own.length === 0 ? [] : [{ key, own }];
  });
  const { from, to, axes } = alignedSteps(
    measured.map(({ own }) => {
      const [min, max] = valueRange(own);
      return { min, max, fromZero: own.some(isBar) || min <= 0 || min < max / 3 };
    }),
  );
  const first = Math.ceil(from);
  const lines = Array.from({ length: to - first + 1 }, (_, index) => first + index);
  return {
    from,
    to,
    lines,
    axes: measured.map(({ key, own }, index) => {
      const { origin, step } = axes[index] ?? { origin: 0, step: 1 };
      const values = lines.map((line) => origin + line * step);
      const scale = key === 'millions' ? chooseScale(values) : null;
      const side = key === 'millions' ? 'left' : 'right';
      return {
        origin,
        step,
        key,
        side,
        texts: values.map((value) => tickLabel(key, value, step, scale)),
        words: `${axisUnitLabel(key, own, scale)}, ${side}`,
      };
    }),
  };
}

export function withRoomForFigures(axes: PlotAxes): PlotAxes {
  const room = 0.35;
  return { ...axes, from: axes.from < 0 ? axes.from - room : axes.from, to: axes.to + room };
}

function valueRange(series: readonly PlotSeries[]): [number, number] {
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { points } of series) {
    for (const { value } of points) {
      if (value < min) min = value;
      if (value > max) max = value;
    }
  }
  return [min, max];
}
