import type { IndicatorKey } from '@tenfold/domain/series';
import { expect, test } from 'vitest';
import { withPoints } from '../series/parsed-series.ts';
import { plottedSeries } from './plotted-series.ts';

function rebased(indicator: IndicatorKey, ...values: readonly number[]) {
  const points = values.map((value, day) => ({ day, value, simulated: false, forecast: false }));
  const found = withPoints(
    { symbol: 'ACME', indicator, currency: null, why: null, change: null },
    points,
    false,
  );
  const series = plottedSeries({
    found,
    company: 0,
    look: { colour: 1, pattern: 0 },
    comparing: false,
    rebased: true,
    forecast: null,
    intraday: false,
    basis: 'annual',
  });
  return { values: series.points.map(({ value }) => value), why: series.why };
}

test('a rebased price starts at 0 and shows its change', () => {
  expect(rebased('stockPrice', 50, 60, 40)).toEqual({
    values: [0, 0.2, -0.2].map((value) => expect.closeTo(value, 12)),
    why: null,
  });
});

test('a price change stays as it is when rebased', () => {
  expect(rebased('priceChange', 0, 0.2, -0.2)).toEqual({ values: [0, 0.2, -0.2], why: null });
});

test("a series that starts with a loss can't be rebased, and says so", () => {
  expect(rebased('netIncome', -5, 5)).toEqual({ values: [], why: 'start_or_end_not_positive' });
});
