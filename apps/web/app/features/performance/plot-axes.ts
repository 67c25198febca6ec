import { formatRatio } from '@tenfold/domain/format';
import { type AxisSteps, alignedSteps } from '../../ui/chart/axis-steps.ts';
import type { PlottedSeries } from './plotted-series.ts';

/** Millions on the left; per share, number and percent on the right. */
export type AxisKey = 'millions' | 'perShare' | 'number' | 'percent';

export interface PlotAxis extends AxisSteps {
  readonly key: AxisKey;
  readonly side: 'left' | 'right';
  readonly texts: readonly string[];
  /** `USD billions, left`. */
  readonly words: string;
}

const order: readonly AxisKey[] = ['millions', 'perShare', 'number', 'percent'];

export function axisOf({ unit }: Pick<PlottedSeries, 'unit'>): AxisKey {
  if (unit === 'millions' || unit === 'shares') return 'millions';
  return unit === 'ratio' ? 'number' : unit;
}

/** The axes that have something to measure, all with their lines at the same heights. */
export function plotAxes(
  series: readonly PlottedSeries[],
  isBar: (series: PlottedSeries) => boolean,
): { intervals: number; axes: PlotAxis[] } {
  const drawn = series.filter(({ points }) => points.length > 0);
  const keys = order.filter((key) => drawn.some((one) => axisOf(one) === key));
  const { intervals, axes } = alignedSteps(
    keys.map((key) => {
      const own = drawn.filter((one) => axisOf(one) === key);
      const [min, max] = reachOf(own);
      return { min, max, fromZero: own.some(isBar) || min <= 0 || min < max / 3 };
    }),
  );
  return {
    intervals,
    axes: keys.map((key, index) => {
      const steps = axes[index] ?? { low: 0, step: 1 };
      const own = drawn.filter((one) => axisOf(one) === key);
      const values = Array.from({ length: intervals + 1 }, (_, line) => steps.low + line * steps.step);
      const scale = key === 'millions' ? scaleOf(values) : null;
      const side = key === 'millions' ? 'left' : 'right';
      return {
        ...steps,
        key,
        side,
        texts: values.map((value) => tickText(key, Math.abs(value) < steps.step / 1e6 ? 0 : value, scale)),
        words: `${unitWords(key, own, scale)}, ${side}`,
      };
    }),
  };
}

function reachOf(series: readonly PlottedSeries[]): [number, number] {
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { points } of series) {
    for (const { value } of points) {
      if (value < min) min = value;
      if (value > max) max = value;
    }
  }
  return [min, max];
}

interface Scale {
  readonly size: number;
  readonly letter: string;
  readonly word: string;
}

const scales: readonly Scale[] = [
  { size: 1e12, letter: 'T', word: 'trillions' },
  { size: 1e9, letter: 'B', word: 'billions' },
  { size: 1e6, letter: 'M', word: 'millions' },
];
const millions: Scale = { size: 1e6, letter: 'M', word: 'millions' };

function scaleOf(values: readonly number[]): Scale {
  const largest = Math.max(...values.map(Math.abs));
  return scales.find(({ size }) => largest >= 2 * size) ?? millions;
}

function tickText(key: AxisKey, value: number, scale: Scale | null): string {
  const number = (size: number) => trimmed(value / size);
  if (value === 0) return key === 'percent' ? '0%' : '0';
  if (scale !== null) return `${number(scale.size)}${scale.letter}`;
  if (key === 'percent') return `${trimmed(value * 100)}%`;
  return key === 'number' ? `${number(1)}×` : number(1);
}

/** As few decimals as tell it from its neighbours, with the sign in front: an axis is no table. */
function trimmed(value: number): string {
  const text = formatRatio(Math.abs(value)).replace(/\.?0+$/, '');
  return value < 0 ? `−${text}` : text;
}

function unitWords(key: AxisKey, series: readonly PlottedSeries[], scale: Scale | null): string {
  const money = series.filter(({ unit }) => unit !== 'shares');
  const currencies = [...new Set(money.flatMap(({ currency }) => currency ?? []))].join(', ');
  switch (key) {
    case 'millions':
      return money.length === 0 ? `${scale?.word} of shares` : `${currencies} ${scale?.word}`;
    case 'perShare':
      return `${currencies} per share`;
    case 'number':
      return 'times';
    case 'percent':
      return 'percent';
  }
}
