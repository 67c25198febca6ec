import { describe, expect, test } from 'vitest';
import { isTradingDay, tradingDaysBetween } from './trading-days.ts';

describe('the exchange is closed', () => {
  test.each([
    ['2026-08-22', 'on a Saturday'],
    ['2026-04-03', 'on Good Friday'],
    ['2019-04-19', 'on Good Friday of another year'],
    ['2022-06-20', 'on the Monday after a Juneteenth on a Sunday'],
    ['2026-07-03', 'on the Friday before a Fourth of July on a Saturday'],
    ['2023-01-02', "on the Monday after a New Year's Day on a Sunday"],
    ['2021-05-31', 'on Memorial Day, May 31'],
    ['2024-05-27', 'on Memorial Day, May 27'],
    ['2024-11-28', 'on Thanksgiving'],
    ['2012-10-29', 'for Hurricane Sandy'],
    ['2025-01-09', 'in mourning for Jimmy Carter'],
  ])('%s, %s', (day) => {
    expect(isTradingDay(day)).toBe(false);
  });
});

describe('the exchange is open', () => {
  test.each([
    ['2021-12-31', "on the Friday before a New Year's Day on a Saturday"],
    ['2021-06-18', 'on Juneteenth of the years before it was a holiday'],
    ['2024-11-29', 'for half a day after Thanksgiving'],
    ['2026-04-06', 'on Easter Monday'],
    ['2024-11-05', 'on an election day'],
  ])('%s, %s', (day) => {
    expect(isTradingDay(day)).toBe(true);
  });
});

test('a year has 250 to 253 trading days', () => {
  for (let year = 2013; year <= 2026; year++) {
    const days = tradingDaysBetween(`${year - 1}-12-31`, `${year + 1}-01-01`);
    expect(days.length).toBeGreaterThanOrEqual(250);
    expect(days.length).toBeLessThanOrEqual(253);
  }
});

test('the days between two days exclude both', () => {
  expect(tradingDaysBetween('2026-08-06', '2026-08-11')).toEqual(['2026-08-07', '2026-08-10']);
  expect(tradingDaysBetween('2026-08-10', '2026-08-11')).toEqual([]);
  expect(tradingDaysBetween('2026-08-11', '2026-08-10')).toEqual([]);
});
