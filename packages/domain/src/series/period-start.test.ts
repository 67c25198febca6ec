import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isTradingDay } from '../market-hours/index.ts';
import { periodStart, periods } from './period-start.ts';

describe('a period starts', () => {
  test.each([
    ['10Y', '2026-08-21', '2016-08-21'],
    ['1Y', '2024-02-29', '2023-02-28'],
    ['10Y', '2024-02-29', '2014-02-28'],
    ['1M', '2026-03-31', '2026-02-28'],
    ['1M', '2024-03-31', '2024-02-29'],
    ['6M', '2026-08-31', '2026-02-28'],
    ['6M', '2026-01-31', '2025-07-31'],
    ['1D', '2026-07-06', '2026-07-02'], // Independence Day was kept on Friday the 3rd
    ['1D', '2020-04-13', '2020-04-09'], // Good Friday
    ['5D', '2025-01-10', '2025-01-02'], // the exchange mourned on the 9th
    ['10D', '2025-01-10', '2024-12-24'], // and closed at Christmas and New Year
    ['YTD', '2026-08-21', '2025-12-31'],
    ['YTD', '2026-01-02', '2025-12-31'],
    ['YTD', '2025-12-31', '2024-12-31'],
    ['2020-01-04..2024-06-28', '2024-06-28', '2020-01-04'],
    ['1D', '2022-01-03', '2021-12-31'], // New Year's Day on a Saturday is not made up for
  ] as const)('%s before %s on %s', (period, lastDay, start) => {
    expect(periodStart(period, lastDay)).toBe(start);
  });

  const day = fc
    .integer({ min: 10957, max: 25567 })
    .map((n) => new Date(n * 864e5).toISOString().slice(0, 10));

  test('before its last day, and shorter periods start later', () => {
    fc.assert(
      fc.property(day, (lastDay) => {
        const starts = periods.map((period) => periodStart(period, lastDay));
        for (const start of starts) expect(start < lastDay).toBe(true);
        const counted = starts.slice(0, periods.indexOf('YTD'));
        expect(counted).toEqual([...counted].sort());
      }),
    );
  });

  test('on a trading day when counted in trading days', () => {
    fc.assert(
      fc.property(day, fc.constantFrom('10D', '5D', '1D'), (lastDay, period) => {
        expect(isTradingDay(periodStart(period, lastDay))).toBe(true);
      }),
    );
  });
});
