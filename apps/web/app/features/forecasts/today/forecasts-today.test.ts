import { expect, test } from 'vitest';
import { ownForecastOf } from '../list/forecast-row.fixture.ts';
import { forecastsToday } from './forecasts-today.ts';

const labels = { day: () => 'today', rate: () => '9%', noValue: () => 'none' };
const moved = (change: number | null, given: Parameters<typeof ownForecastOf>[0] = {}) =>
  forecastsToday([ownForecastOf(given)], labels, new Map([['NKE', change]])).rows[0]?.moved;

test.each([
  [-0.006, '+0.7 pts'],
  [0.0197, '−2.3 pts'],
  [0, '0.0 pts'],
  [0.0001, '0.0 pts'],
  [null, null],
])('a price that moved by %s moves value vs price by %s', (change, expected) => {
  expect(moved(change)).toBe(expected);
});

test('without a value nothing moved', () => {
  expect(moved(0.01, { valuePerShare: null, valueAgainstPrice: null })).toBeNull();
});
