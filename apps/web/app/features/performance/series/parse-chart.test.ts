import { seriesIn } from '@tenfold/contract/chart/chart-series';
import { expect, test } from 'vitest';
import { momentOf } from '../../../ui/chart/time/moment.ts';
import { parseChart } from './parse-chart.ts';

const nothing = { currency: null, why: null, change: null };
const steps = [
  { at: 0, value: 2 },
  { at: 2, value: null },
];
const answer = {
  closes: [
    {
      symbol: 'ACME',
      first: '2026-08-20',
      gaps: [0, 1, 3],
      values: [40, 50, 60],
      simulated: [[1, 2] as const],
    },
  ],
  series: [
    {
      ...nothing,
      symbol: 'ACME',
      indicator: 'priceEarningsRatioLtm',
      points: [],
      byDay: { form: 'price_over_value' as const, steps, base: null },
    },
    {
      ...nothing,
      symbol: 'ACME',
      indicator: 'stockPrice',
      points: [{ date: '2026-08-21T14:35:00Z', value: 7 }],
      byDay: null,
    },
    {
      ...nothing,
      symbol: 'ACME',
      indicator: 'revenue',
      points: [{ date: '2025-12-31', value: 9 }],
      byDay: null,
    },
  ],
};

test('a reply gives the same points as seriesIn of the contract', () => {
  const read = parseChart(answer).map(({ points }) => points.map(({ day, value }) => [day, value]));
  const asDates = seriesIn(answer).map(({ points }) =>
    points.map(({ date, value }) => [momentOf(date), value]),
  );
  expect(read).toEqual(asDates);
  expect(read[0]).toEqual([
    [momentOf('2026-08-20'), 20],
    [momentOf('2026-08-21'), 25],
  ]);
});

test('a series says whether it has intraday points and simulated ones', () => {
  const marks = parseChart(answer).map(({ intraday, simulated }) => [intraday, simulated]);
  expect(marks).toEqual([
    [false, true],
    [true, false],
    [false, false],
  ]);
});
