import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packSeries, unpackSeries } from './packed-series.ts';
import { withPoints } from './parsed-series.ts';

const named = { symbol: 'ACME', indicator: 'stockPrice', currency: 'USD', why: null, change: null };

function seriesOf(moments: readonly number[], intraday: boolean) {
  const points = moments.map((day, at) => ({ day, value: at / 3, simulated: at % 5 > 2, forecast: false }));
  return withPoints(named, points, intraday, moments.length % 2 === 1);
}

const inOrder = (numbers: number[]) => [...new Set(numbers)].sort((one, other) => one - other);

test('a packed daily series unpacks unchanged', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -9_000, max: 30_000 })).map(inOrder), (days) => {
      const series = seriesOf(days, false);
      expect(unpackSeries(packSeries(series))).toEqual(series);
    }),
  );
});

test('a packed intraday series unpacks unchanged, to the second', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1.7e9, max: 1.9e9 })).map(inOrder), (seconds) => {
      const series = seriesOf(
        seconds.map((second) => (second * 1_000) / 86_400_000),
        true,
      );
      expect(unpackSeries(packSeries(series))).toEqual(series);
    }),
  );
});
