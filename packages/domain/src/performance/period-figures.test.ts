import { describe, expect, test } from 'vitest';
import { annualColumns, trailingColumns, trailingStatements } from '../columns/index.ts';
import { filings, marketOf, quarterOf, yearOf } from '../columns/statement.fixture.ts';
import type { CalculatedKey } from '../series/index.ts';
import { periodFigures } from './period-figures.ts';

const eps = [2, 2.5, -1, 3, 4, 4.1];
const filed = filings({
  annual: eps.map((earningsPerShare, at) =>
    yearOf(2020 + at, {
      earningsPerShare,
      totalAssets: 360,
      shareholdersEquity: at === 1 ? -40 : 120,
      cashFlowFromOperatingActivities: 100 + 20 * at,
      capex: 50,
      sharesOutstanding: 10,
    }),
  ),
  quarterly: [2024, 2025].flatMap((year) =>
    ([1, 2, 3, 4] as const).map((quarter) =>
      quarterOf(year, quarter, { earningsPerShare: year === 2024 ? 1 : 1.5 }),
    ),
  ),
});

function valuesOf(key: CalculatedKey): (number | string | null)[] {
  return periodFigures(key, annualColumns(filed, marketOf()), filed.annual).map(
    ({ value, why }) => value ?? why,
  );
}

const about = (value: number) => expect.closeTo(value, 12);

describe('figures calculated for charts', () => {
  test('leverage is total assets over equity, and missing without positive equity', () => {
    expect(valuesOf('leverage')).toEqual([3, 'whole_not_positive', 3, 3, 3, 3]);
  });

  test('growth of EPS is the change from the year before, and missing from a loss', () => {
    expect(valuesOf('earningsPerShareGrowth')).toEqual([
      'previous_missing',
      about(0.25),
      about(-1.4),
      'previous_not_positive',
      about(4 / 3 - 1),
      about(4.1 / 4 - 1),
    ]);
  });

  test('over five years it is the compound rate from the year five before', () => {
    const growth = valuesOf('earningsPerShareGrowth5y');
    expect(growth.slice(0, 5)).toEqual(Array(5).fill('history_too_short'));
    expect(growth[5]).toEqual(about((4.1 / 2) ** (1 / 5) - 1));
  });

  test('growth of free cash flow and of it per share agree with equal shares', () => {
    const expected = ['previous_missing', ...[50, 70, 90, 110, 130].map((before) => about(20 / before))];
    expect(valuesOf('freeCashFlowGrowth')).toEqual(expected);
    expect(valuesOf('freeCashFlowPerShareGrowth')).toEqual(expected);
  });

  test('trailing twelve months are compared with those a year before', () => {
    const columns = trailingColumns(filed, marketOf());
    const growth = periodFigures('earningsPerShareGrowth', columns, trailingStatements(filed));
    const byPeriod = columns.map(({ year, quarter }, at) => [`${year} ${quarter}`, growth[at]?.value]);
    expect(byPeriod.at(-1)).toEqual(['2025 4', about(4.1 / 4 - 1)]);
  });
});
