import { describe, expect, test } from 'vitest';
import { datesOf, isOwnDates, ownDates, refuseDates } from './own-dates.ts';

test('own dates are two days of the calendar, the earlier first', () => {
  const dates = { from: '2020-02-29', to: '2024-06-28' };
  expect(isOwnDates(ownDates(dates))).toBe(true);
  expect(datesOf(ownDates(dates) as '2020-02-29..2024-06-28')).toEqual(dates);
  for (const text of [
    '2024-06-28..2020-01-02',
    '2020-01-02..2020-01-02',
    '2021-02-29..2024-06-28',
    '2020-1-2..2024-06-28',
    '2020-01-02',
    '2020-01-02..',
    '2020-01-02..2024-06-28..2025-01-01',
    '10Y',
    '',
  ])
    expect([text, isOwnDates(text)]).toEqual([text, false]);
});

describe('of what is on file', () => {
  const onFile = { from: '2014-01-02', to: '2026-08-21' };

  test('both ends and all between can be chosen', () => {
    expect(refuseDates(onFile, onFile)).toBeNull();
    expect(refuseDates({ from: '2020-01-04', to: '2020-01-05' }, onFile)).toBeNull();
  });

  test.each([
    ['', '2020-01-02', 'missing'],
    ['2020-01-02', '', 'missing'],
    ['2020-02-30', '2020-03-02', 'missing'],
    ['2020-01-02', '2020-01-02', 'reversed'],
    ['2021-01-02', '2020-01-02', 'reversed'],
    ['2014-01-01', '2020-01-02', 'starts_too_early'],
    ['2020-01-02', '2026-08-22', 'ends_too_late'],
  ] as const)('from %s to %s is refused: %s', (from, to, why) => {
    expect(refuseDates({ from, to }, onFile)).toBe(why);
  });
});
