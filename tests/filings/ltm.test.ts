import { ltmColumn, ltmColumnBefore } from '@tenfold/domain/columns';
import { buildStatements } from '@tenfold/domain/statements';
import { describe, expect, test } from 'vitest';
import { factsOf, filingOf, filingsAreHere, marketOf, symbols } from './filings.ts';

const columnOf = (symbol: string) => ltmColumn(filingOf(symbol).statements, marketOf(symbol));

describe.skipIf(!filingsAreHere)('the last twelve months of real filers', () => {
  test.each([
    ['AAPL', 'revenue', '2025-12-27', 416_161 + 143_756 - 124_300],
    ['AAPL', 'netIncome', '2025-12-27', 112_010 + 42_097 - 36_330],
    ['NKE', 'netIncome', '2025-11-30', 3_219 + 1_519 - 2_214],
    ['COST', 'revenue', '2026-02-15', 275_235 + 136_904 - 125_874],
    ['COST', 'netIncome', '2026-02-15', 8_099 + 4_036 - 3_586],
  ] as const)('%s: %s to %s is %d million', (symbol, row, end, millions) => {
    const column = columnOf(symbol);
    expect(column?.periodEnd).toBe(end);
    expect(column?.figures[row].value).toBe(millions * 1e6);
    expect(column?.figures[row].sources.map(({ sign }) => sign)).toEqual([1, 1, -1]);
  });

  test('change by what a year before had', () => {
    const change = columnOf('AAPL')?.figures.revenueChange.value;
    expect(change).toBeCloseTo(435_617 / 395_760 - 1, 4);
  });

  test.each([
    ['AAPL', 'revenue', '2024-12-28', 391_035 + 124_300 - 119_575],
    ['AAPL', 'netIncome', '2024-12-28', 93_736 + 36_330 - 33_916],
    ['NKE', 'netIncome', '2024-11-30', 5_700 + 2_214 - 3_028],
    ['COST', 'netIncome', '2025-02-16', 7_367 + 3_586 - 3_332],
  ] as const)(
    '%s: %s of the twelve months to %s, a year before, is %d million',
    (symbol, row, end, millions) => {
      const column = ltmColumnBefore(filingOf(symbol).statements, marketOf(symbol));
      expect(column?.periodEnd).toBe(end);
      expect(column?.figures[row].value).toBe(millions * 1e6);
    },
  );

  test('are the same of two fiscal years as of all', () => {
    for (const symbol of symbols('sec-3')) {
      const { splits, statements } = filingOf(symbol);
      const facts = factsOf(symbol);
      const newest = buildStatements({ facts, splits, fiscalYearEnd: null, sic: null, newestYears: 2 });
      expect(newest.ltm?.lines, symbol).toEqual(statements.ltm?.lines);
      expect(newest.sharesNow, symbol).toEqual(statements.sharesNow);
    }
  });

  test('are no column where the annual report is the newest', () => {
    for (const symbol of ['XOM', 'O', 'GOOGL']) expect([symbol, columnOf(symbol)]).toEqual([symbol, null]);
  });

  test('have a value or a reason in each row', () => {
    for (const symbol of ['AAPL', 'NKE', 'COST', 'PG']) {
      const column = columnOf(symbol);
      for (const [row, { value, why }] of Object.entries(column?.figures ?? {}))
        expect([symbol, row, value === null]).toEqual([symbol, row, why !== null]);
    }
  });
});
