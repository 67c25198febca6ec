import { type PlotSeries, withData } from '../series/plot-series.ts';
import { type AxisSteps, alignedSteps } from './axis-steps.ts';
import { type AxisMeasure, axisOf, axisTitle, chooseScale, measureOf, measures } from './axis-units.ts';
import { tickLabel } from './tick-label.ts';

export interface PlotAxis extends AxisSteps {
  readonly key: string;
  readonly side: 'left' | 'right';
  readonly texts: readonly string[];
  readonly title: string;
}

export interface PlotAxes {
  /** In lines: grid lines are at whole numbers between from and to. */
  readonly from: number;
  readonly to: number;
  readonly lines: readonly number[];
  /** Those of a side from the plot outwards. */
  readonly axes: readonly PlotAxis[];
}

export function plotAxes(series: readonly PlotSeries[], isBar: (series: PlotSeries) => boolean): PlotAxes {
  const measured = measuredAxes(withData(series));
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
    axes: measured.map(({ key, measure, own }, index) => {
      const { origin, step } = axes[index] ?? { origin: 0, step: 1 };
      const values = lines.map((line) => origin + line * step);
      const isLeft = measure === 'money' || measure === 'shares';
      const scale = isLeft ? chooseScale(values) : null;
      return {
        origin,
        step,
        key,
        side: isLeft ? 'left' : 'right',
        texts: values.map((value) => tickLabel(measure, value, step, scale)),
        title: axisTitle(measure, own, scale),
      };
    }),
  };
}

export function withRoomForFigures(axes: PlotAxes): PlotAxes {
  const room = 0.35;
  return { ...axes, from: axes.from < 0 ? axes.from - room : axes.from, to: axes.to + room };
}

interface MeasuredAxis {
  readonly key: string;
  readonly measure: AxisMeasure;
  readonly own: readonly PlotSeries[];
}

function measuredAxes(rendered: readonly PlotSeries[]): MeasuredAxis[] {
  return [...Map.groupBy(rendered, axisOf)]
    .flatMap(([key, own]) => own.slice(0, 1).map((first) => ({ key, measure: measureOf(first), own })))
    .sort((one, other) => measures.indexOf(one.measure) - measures.indexOf(other.measure));
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
