import { describe, expect, test } from 'vitest';
import { closesOf } from '../columns/statement.fixture.ts';
import { closesIn } from './closes-in.ts';

const daysOf = (...args: Parameters<typeof closesIn>) => closesIn(...args).map(({ day }) => day);
const summer = closesOf(
  ['2026-07-30', 1],
  ['2026-07-31', 2],
  ['2026-08-28', 3],
  ['2026-08-31', 4],
  ['2026-09-01', 5],
);

describe('the closes of a period', () => {
  test('start with the last close on or before the first day', () => {
    expect(daysOf(summer, '1M', '2026-08-31')).toEqual(['2026-07-31', '2026-08-28', '2026-08-31']);
    expect(daysOf(summer, '1D', '2026-08-31')).toEqual(['2026-08-28', '2026-08-31']);
  });

  test('are all closes of a company younger than the period', () => {
    expect(closesIn(summer, '10Y', '2026-09-01')).toEqual(summer);
    expect(daysOf(summer, '10Y', '2026-07-30')).toEqual(['2026-07-30']);
  });

  test('do not start with an outdated close', () => {
    const halted = closesOf(['2025-01-02', 9], ['2026-08-28', 3], ['2026-08-31', 4]);
    expect(daysOf(halted, '1M', '2026-08-31')).toEqual(['2026-08-28', '2026-08-31']);
  });

  test('are none without a close up to the last day', () => {
    expect(closesIn(summer, '1M', '2026-07-01')).toEqual([]);
    expect(closesIn([], '10Y', '2026-07-01')).toEqual([]);
  });
});
