import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isTradingDay } from '../market-hours/index.ts';
import type { Close } from './close.ts';
import { simulateDays } from './simulate-days.ts';

const real = (day: string, close: number): Close => ({ day, close, simulated: false });
const monthEnds = [real('2026-05-29', 95), real('2026-06-30', 100), real('2026-07-31', 110)];

test('a month from 100 to 110 has 23 closes, the first 100 and the last 110', () => {
  const days = simulateDays(monthEnds.slice(1), 'X');
  expect(days).toHaveLength(23);
  expect(days[0]).toEqual(real('2026-06-30', 100));
  expect(days.at(-1)).toEqual(real('2026-07-31', 110));
});

test('no weekend or holiday is simulated', () => {
  const simulated = simulateDays(monthEnds, 'X').filter((day) => day.simulated);
  expect(simulated.every(({ day }) => isTradingDay(day))).toBe(true);
  expect(simulated.map(({ day }) => day)).not.toContain('2026-07-03');
});

test('a new month-end does not change earlier days', () => {
  const before = simulateDays(monthEnds, 'X');
  const after = simulateDays([...monthEnds, real('2026-08-31', 60)], 'X');
  expect(after.slice(0, before.length)).toEqual(before);
});

test('simulated prices are in cents and as volatile as the month-ends suggest', () => {
  const year = Array.from({ length: 13 }, (_, i) =>
    real(new Date(Date.UTC(2025, i + 1, 0)).toISOString().slice(0, 10), i % 2 === 0 ? 100 : 107),
  );
  const days = simulateDays(year, 'X');
  const moves = days.slice(1).map(({ close }, i) => Math.log(close / (days[i]?.close ?? close)));
  const aDay = Math.sqrt(moves.reduce((sum, move) => sum + move ** 2, 0) / moves.length);
  expect(aDay).toBeGreaterThan(0.01);
  expect(aDay).toBeLessThan(0.025);
  expect(days.every(({ close }) => Math.abs(close * 100 - Math.round(close * 100)) < 1e-6)).toBe(true);
});

test('a gap of a year stays a gap', () => {
  const holed = [real('2024-06-28', 50), real('2025-06-30', 80)];
  expect(simulateDays(holed, 'X')).toEqual(holed);
});

test('zero or one close stay as they are', () => {
  expect(simulateDays([], 'X')).toEqual([]);
  expect(simulateDays([real('2026-07-31', 3)], 'X')).toEqual([real('2026-07-31', 3)]);
});

describe('for any month-ends', () => {
  const series = fc
    .array(fc.double({ min: 0.01, max: 5000, noNaN: true }), { minLength: 2, maxLength: 6 })
    .map((closes) =>
      closes.map((close, i) => real(new Date(Date.UTC(2024, i + 1, 0)).toISOString().slice(0, 10), close)),
    );

  test('real closes stay unchanged and in order, and every price is positive', () => {
    fc.assert(
      fc.property(series, fc.string(), (closes, seed) => {
        const days = simulateDays(closes, seed);
        expect(days.filter((day) => !day.simulated)).toEqual(closes);
        expect(days.map(({ day }) => day)).toEqual(days.map(({ day }) => day).toSorted());
        expect(days.every(({ close }) => close > 0)).toBe(true);
      }),
      { numRuns: 50 },
    );
  });

  test('the same seed gives the same path, another seed another', () => {
    fc.assert(
      fc.property(series, (closes) => {
        expect(simulateDays(closes, 'AAPL')).toEqual(simulateDays(closes, 'AAPL'));
      }),
      { numRuns: 20 },
    );
    expect(simulateDays(monthEnds, 'AAPL')).not.toEqual(simulateDays(monthEnds, 'NKE'));
  });
});
