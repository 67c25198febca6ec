import { describe, expect, test } from 'vitest';
import { closesEarly } from './half-days.ts';

describe('the exchange closes at one', () => {
  test.each([
    ['2026-11-27', 'after Thanksgiving'],
    ['2024-11-29', 'after Thanksgiving of another year'],
    ['2026-12-24', 'on Christmas Eve'],
    ['2025-07-03', 'on a Thursday before the Fourth of July'],
    ['2023-07-03', 'on a Monday before the Fourth of July'],
    ['2024-07-03', 'on a Wednesday before it, since 2013'],
    ['2002-07-05', 'on the Friday after it, when the 3rd was a Wednesday'],
    ['2012-07-03', 'on a Tuesday before it, long since'],
    ['2003-12-26', 'out of turn'],
  ])('%s, %s', (day) => {
    expect(closesEarly(day)).toBe(true);
  });
});

describe('the exchange closes at its usual hour, if it opens', () => {
  test.each([
    ['2026-11-25', 'the day before Thanksgiving'],
    ['2026-07-02', 'when the 3rd is the holiday'],
    ['2021-07-02', 'when the 5th is the holiday'],
    ['2022-07-01', 'when the Fourth is a Monday'],
    ['2002-07-03', 'on a Wednesday before 2013'],
    ['2019-07-05', 'on a Friday after it since 2013'],
    ['2021-12-24', 'when Christmas is kept on its Eve'],
    ['2022-12-24', 'on a Saturday'],
    ['2026-08-21', 'on any other day'],
  ])('%s, %s', (day) => {
    expect(closesEarly(day)).toBe(false);
  });
});
