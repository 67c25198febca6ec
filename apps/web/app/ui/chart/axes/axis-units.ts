import type { PlotSeries } from '../series/plot-series.ts';

/** Money and shares on the left; prices, money per share, numbers and percent on the right. */
export const measures = ['money', 'shares', 'price', 'perShare', 'number', 'percent'] as const;
export type AxisMeasure = (typeof measures)[number];

/** Counted in millions and more. */
export function isAmount(measure: AxisMeasure): boolean {
  return measure === 'money' || measure === 'shares';
}

type AxisSeries = Pick<PlotSeries, 'unit' | 'currency' | 'isPrice'>;

export function measureOf({ unit, isPrice }: AxisSeries): AxisMeasure {
  if (unit === 'millions') return 'money';
  if (unit === 'ratio') return 'number';
  return unit === 'perShare' && isPrice ? 'price' : unit;
}

/** One axis for each measure and currency: a price in USD has no place on a scale in TWD. */
export function axisOf(series: AxisSeries): string {
  const measure = measureOf(series);
  const isMoney = measure === 'money' || measure === 'price' || measure === 'perShare';
  return isMoney ? `${measure} ${series.currency}` : measure;
}

export interface Scale {
  readonly size: number;
  readonly letter: string;
  readonly word: string;
}

const millions: Scale = { size: 1e6, letter: 'M', word: 'millions' };
const scales: readonly Scale[] = [
  { size: 1e12, letter: 'T', word: 'trillions' },
  { size: 1e9, letter: 'B', word: 'billions' },
  millions,
];

export function chooseScale(values: readonly number[]): Scale {
  const largest = Math.max(...values.map(Math.abs));
  return scales.find(({ size }) => largest >= 2 * size) ?? millions;
}

/** `USD billions, LTM`, `Share price, USD`, `Percent`. */
export function axisTitle(measure: AxisMeasure, series: readonly PlotSeries[], scale: Scale | null): string {
  if (measure === 'percent' && series.every(({ rebased }) => rebased)) return 'Change, percent';
  const unit = unitTitle(measure, series[0]?.currency ?? '', scale);
  return series.length > 0 && series.every(({ trailing }) => trailing) ? `${unit}, LTM` : unit;
}

function unitTitle(measure: AxisMeasure, currency: string, scale: Scale | null): string {
  switch (measure) {
    case 'money':
      return `${currency} ${scale?.word}`;
    case 'shares':
      return `Shares, ${scale?.word}`;
    case 'price':
      return `Share price, ${currency}`;
    case 'perShare':
      return `${currency} per share`;
    case 'number':
      return 'Times';
    case 'percent':
      return 'Percent';
  }
}
