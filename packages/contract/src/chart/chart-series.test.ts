import { expect, test } from 'vitest';
import { seriesIn } from './chart-series.ts';

const closes = [
  { symbol: 'ACME', first: '2026-08-21', gaps: [0, 3], values: [50, 60], simulated: [[1, 2] as const] },
];
const nothing = { currency: null, why: null, change: null };

test('expands a series by day into a point for each close of its company', () => {
  const byDay = { form: 'price_over_value', steps: [{ at: 0, value: 2 }], base: null } as const;
  const [series] = seriesIn({
    closes,
    series: [{ ...nothing, symbol: 'ACME', indicator: 'priceEarningsRatioLtm', points: [], byDay }],
  });
  expect(series).toEqual({
    ...nothing,
    symbol: 'ACME',
    indicator: 'priceEarningsRatioLtm',
    points: [
      { date: '2026-08-21', value: 25 },
      { date: '2026-08-24', value: 30, simulated: true },
    ],
  });
});

test('keeps the points of a series of fiscal periods, and the reason of one without any', () => {
  const points = [{ date: '2025-12-31', value: 7 }];
  const read = seriesIn({
    closes: [],
    series: [
      { ...nothing, symbol: 'ACME', indicator: 'revenue', points, byDay: null },
      { ...nothing, symbol: 'LOSS', indicator: 'stockPrice', points: [], byDay: null, why: 'no_price' },
    ],
  });
  expect(read.map((series) => [series.points, series.why])).toEqual([
    [points, null],
    [[], 'no_price'],
  ]);
});
