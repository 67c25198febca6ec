import { type PlotLevel, rangeWith } from '../marks/plot-levels.ts';
import type { PlotSeries } from '../series/plot-series.ts';
import { niceStep } from './axis-steps.ts';
import { axisTitle, chooseScale, isAmount } from './axis-units.ts';
import { levelsOf, measuredAxes, type PlotAxes, valueRange } from './plot-axes.ts';
import { tickLabel } from './tick-label.ts';

const height = 4;
const room = 1.06;
const mostTicks = 8;

/**
 * Equal heights are equal growth, on every axis: each starts under its lowest value and spans as many times that value
 * as the widest of them needs. Grid lines are those of the price, or of the first axis without one.
 * @param series with values above zero only
 */
export function logAxes(series: readonly PlotSeries[], levels: readonly PlotLevel[] = []): PlotAxes {
  const measured = measuredAxes(series).map((one) => ({
    ...one,
    range: rangeWith(valueRange(one.own), levelsOf(one.own, levels), growth),
  }));
  const span = Math.max(...measured.map(({ range: [min, max] }) => Math.log(max / min)), 0.05) * room;
  const axes = measured.map(({ key, measure, own, range: [min, max] }) => {
    const low = min / Math.exp((span * (room - 1)) / 2);
    const at = (value: number) => (Math.log(value / low) / span) * height;
    const values = logTicks(low, low * Math.exp(span));
    const scale = isAmount(measure) ? chooseScale([max]) : null;
    return {
      key,
      measure,
      at,
      side: isAmount(measure) ? ('left' as const) : ('right' as const),
      ticks: values.map((value) => ({ line: at(value), text: tickLabel(measure, value, value, scale) })),
      title: axisTitle(measure, own, scale),
    };
  });
  const grid = axes.find(({ measure }) => measure === 'price') ?? axes[0];
  return { from: 0, to: height, lines: grid?.ticks.map(({ line }) => line) ?? [], zero: null, axes };
}

function growth(min: number, max: number): number {
  return Math.log(max / min);
}

/** Series that a logarithmic scale has no place for. */
export function withoutLogarithm<Series extends Pick<PlotSeries, 'points'>>(
  series: readonly Series[],
): Series[] {
  return series.filter(({ points }) => points.some(({ value }) => value <= 0));
}

const mantissas = [[1, 1.5, 2, 3, 5, 7], [1, 2, 5], [1]] as const;

/** Round values within a range, at most eight. */
export function logTicks(low: number, high: number): number[] {
  if (high / low < 4) return evenTicks(low, high);
  const first = Math.floor(Math.log10(low));
  const powers = Array.from({ length: Math.ceil(Math.log10(high)) - first + 1 }, (_, at) => first + at);
  const choices = mantissas.map((of) =>
    powers
      .flatMap((power) => of.map((mantissa) => mantissa * 10 ** power))
      .filter((value) => low <= value && value <= high),
  );
  const found = choices.find((ticks) => ticks.length <= mostTicks) ?? choices.at(-1) ?? [];
  const every = Math.ceil(found.length / mostTicks);
  return found.filter((_, at) => at % every === 0);
}

function evenTicks(low: number, high: number): number[] {
  const step = niceStep((high - low) / (mostTicks - 3));
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, at) => (first + at) * step);
}
