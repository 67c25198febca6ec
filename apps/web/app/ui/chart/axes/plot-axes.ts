import { nearestFirst, ownPart, type PlotLevel, reaching } from '../marks/plot-levels.ts';
import { type PlotSeries, withData } from '../series/plot-series.ts';
import { type AlignedSteps, type AxisExtent, alignedSteps } from './axis-steps.ts';
import {
  type AxisMeasure,
  axisOf,
  axisTitle,
  chooseScale,
  isAmount,
  measureOf,
  measures,
} from './axis-units.ts';
import { tickLabel } from './tick-label.ts';

export interface AxisTick {
  readonly line: number;
  readonly text: string;
}

export interface PlotAxis {
  readonly key: string;
  readonly side: 'left' | 'right';
  readonly ticks: readonly AxisTick[];
  readonly title: string;
  /** The height of a value, in lines. */
  at(value: number): number;
}

export interface PlotAxes {
  readonly from: number;
  readonly to: number;
  /** Where grid lines are, between from and to. */
  readonly lines: readonly number[];
  readonly zero: number | null;
  /** Those of a side from the plot outwards. */
  readonly axes: readonly PlotAxis[];
}

/** Grid lines are at whole numbers. */
export function plotAxes(
  series: readonly PlotSeries[],
  isBar: (series: PlotSeries) => boolean,
  levels: readonly PlotLevel[] = [],
): PlotAxes {
  const measured = measuredAxes(withData(series));
  const { from, to, axes } = stepsWithin(measured, levels, (own, [min, max]) => ({
    min,
    max,
    fromZero: own.some(isBar) || min <= 0 || min < max / 3,
  }));
  const first = Math.ceil(from);
  const lines = Array.from({ length: to - first + 1 }, (_, index) => first + index);
  const zero = axes.map(({ origin, step }) => -origin / step).find((line) => from <= line && line <= to);
  return {
    from,
    to,
    lines,
    zero: zero ?? null,
    axes: measured.map(({ key, measure, own }, index) => {
      const { origin, step } = axes[index] ?? { origin: 0, step: 1 };
      const values = lines.map((line) => origin + line * step);
      const scale = isAmount(measure) ? chooseScale(values) : null;
      const ticks = lines.map((line, at) => ({
        line,
        text: tickLabel(measure, values[at] ?? 0, step, scale),
      }));
      return {
        key,
        ticks,
        side: isAmount(measure) ? 'left' : 'right',
        title: axisTitle(measure, own, scale),
        at: (value) => (value - origin) / step,
      };
    }),
  };
}

/** Steps that reach as many of the levels, the nearest first, as leave each axis its part of what it shows without them. */
function stepsWithin(
  measured: readonly MeasuredAxis[],
  levels: readonly PlotLevel[],
  extentOf: (own: readonly PlotSeries[], range: readonly [number, number]) => AxisExtent,
): AlignedSteps {
  const stepsTo = (reached: readonly PlotLevel[]) =>
    alignedSteps(
      measured.map(({ own }) => {
        const values = levelsOf(own, reached).map(({ value }) => value);
        return extentOf(own, reaching(valueRange(own), values));
      }),
    );
  const heightOf = ({ from, to, axes }: AlignedSteps, at: number) => (to - from) * (axes[at]?.step ?? 0);
  const bare = stepsTo([]);
  const nearest = measured.flatMap(({ own }) => nearestFirst(levelsOf(own, levels), valueRange(own)));
  let reached: readonly PlotLevel[] = [];
  let steps = bare;
  for (const level of nearest) {
    const further = stepsTo([...reached, level]);
    if (measured.some((_, at) => heightOf(bare, at) < ownPart * heightOf(further, at))) continue;
    reached = [...reached, level];
    steps = further;
  }
  return steps;
}

/** With room for figures at the marks, and untitled: they stand in the unit of the chart's own title. */
export function axesOfOne(axes: PlotAxes): PlotAxes {
  const room = 0.35;
  return {
    ...axes,
    from: axes.from < 0 ? axes.from - room : axes.from,
    to: axes.to + room,
    axes: axes.axes.map((axis) => ({ ...axis, title: '' })),
  };
}

export interface MeasuredAxis {
  readonly key: string;
  readonly measure: AxisMeasure;
  readonly own: readonly PlotSeries[];
}

export function measuredAxes(rendered: readonly PlotSeries[]): MeasuredAxis[] {
  return [...Map.groupBy(rendered, axisOf)]
    .flatMap(([key, own]) => own.slice(0, 1).map((first) => ({ key, measure: measureOf(first), own })))
    .sort((one, other) => measures.indexOf(one.measure) - measures.indexOf(other.measure));
}

export function levelsOf(own: readonly PlotSeries[], levels: readonly PlotLevel[]): PlotLevel[] {
  return levels.filter(({ series }) => own.some(({ id }) => id === series));
}

export function valueRange(series: readonly PlotSeries[]): [number, number] {
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (const { points } of series) {
    for (const { value } of points) {
      if (value < min) min = value;
      if (value > max) max = value;
    }
  }
  return [min, max];
}
