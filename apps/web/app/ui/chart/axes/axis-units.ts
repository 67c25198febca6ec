import type { PlotSeries } from '../series/plot-series.ts';

/** Millions on the left; per share, number and percent on the right. */
export type AxisKey = 'millions' | 'perShare' | 'number' | 'percent';

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

/** What an axis measures: `USD billions`, `USD per share`, `percent`. */
export function axisUnitLabel(key: AxisKey, series: readonly PlotSeries[], scale: Scale | null): string {
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
