import { describe, expect, test } from 'vitest';
import { type FiledLines, filedFigure, quarterOf, yearOf } from '../columns/statement.fixture.ts';
import type { LineKey, Statement } from '../statements/index.ts';
import type { QualityCheck } from './quality-check.ts';
import { findUnlikelyFigures } from './unlikely-figures.ts';

const lines: FiledLines = {
  revenue: 1000,
  netIncome: 100,
  sharesOutstanding: 50,
  dividendsPerShare: 1,
  cashFlowFromOperatingActivities: 150,
  totalAssets: 2000,
  totalLiabilities: 1200,
  totalDebt: 600,
};

function withTag(statement: Statement, key: LineKey, tag: string): Statement {
  const figure = filedFigure(tag, statement.lines[key].value ?? 0, statement.period.end);
  return { ...statement, lines: { ...statement.lines, [key]: figure } };
}

function statesOf(check: QualityCheck['check'], first: FiledLines, second: FiledLines = {}): string[] {
  const years = [yearOf(2023, { ...lines, ...first }), yearOf(2024, { ...lines, ...first, ...second })];
  return findUnlikelyFigures(years)
    .filter((it) => it.check === check)
    .map((it) => `${it.state} ${it.column} ${it.expected} ${it.found}`);
}

const nothing = ['passed null null null'];

describe('unlikely figures', () => {
  test('are not found in an ordinary company', () => {
    const found = findUnlikelyFigures([yearOf(2023, lines), yearOf(2024, lines)]);
    expect(found.filter(({ state }) => state === 'failed')).toEqual([]);
  });

  test('include net income above revenue', () => {
    expect(statesOf('margin', {}, { netIncome: 1200 })).toEqual(['failed 2024 1000 1200']);
    expect(statesOf('margin', { netIncome: 1000 })).toEqual(nothing);
  });

  test('include negative revenue', () => {
    expect(statesOf('revenue_sign', {}, { revenue: -1 })).toEqual(['failed 2024 -1 0']);
  });

  test('include debt above all liabilities, except with negative equity', () => {
    expect(statesOf('debt_of_liabilities', {}, { totalDebt: 1300 })).toEqual(['failed 2024 1200 1300']);
    expect(statesOf('debt_of_liabilities', { totalLiabilities: 3000, totalDebt: 2500 })).toEqual(nothing);
  });

  test("include dividends far above two years' earnings, but not those of one bad year", () => {
    expect(statesOf('dividends_of_earnings', {}, { dividendsPerShare: 7 })).toEqual(['failed 2024 150 350']);
    const bad = { netIncome: -50, cashFlowFromOperatingActivities: -10, dividendsPerShare: 5 };
    expect(statesOf('dividends_of_earnings', {}, bad)).toEqual(nothing);
  });

  test('include shares that double while assets do not', () => {
    expect(statesOf('share_jump', {}, { sharesOutstanding: 100.3 })).toEqual(['failed 2024 50 100.3']);
    expect(statesOf('share_jump', {}, { sharesOutstanding: 60 })).toEqual(nothing);
    const merger = { sharesOutstanding: 100, totalAssets: 4000 };
    expect(statesOf('share_jump', {}, merger)).toEqual(nothing);
  });

  test('include a line that changes its tag and its size', () => {
    const before = withTag(yearOf(2023, lines), 'revenue', 'Revenues');
    const jump = (tag: string, revenue: number) =>
      findUnlikelyFigures([before, withTag(yearOf(2024, { ...lines, revenue }), 'revenue', tag)]).find(
        ({ check }) => check === 'tag_jump',
      );
    expect(jump('SalesRevenueNet', 3100)).toMatchObject({
      state: 'failed',
      rows: ['revenue'],
      expected: 1000,
      found: 3100,
      tags: ['Revenues', 'SalesRevenueNet'],
    });
    expect(jump('SalesRevenueNet', 2900)?.state).toBe('passed');
    expect(jump('Revenues', 9000)?.state).toBe('passed');
  });

  test('include what today’s rules mended, as it was read before', () => {
    expect(statesOf('tax_of_income', {}, { pretaxIncome: 1078, incomeTax: -309, netIncome: 769 })).toEqual([
      'failed 2024 309 -309',
    ]);
    expect(
      statesOf('return_on_equity', {}, { netIncome: -314, shareholdersEquity: 5, totalAssets: 697 }),
    ).toEqual(['failed 2024 5 -314']);
    expect(statesOf('revenue_of_assets', {}, { revenue: 7, totalAssets: 8_000 })).toEqual([
      'failed 2024 8000 7',
    ]);
    const part = { revenue: 1400, interestExpense: 203, totalDebt: 639, totalAssets: 13_000 };
    expect(statesOf('interest_of_debt', part)).toEqual(['failed 2023 203 639', 'failed 2024 203 639']);
    const split = { earningsPerShare: 49.16, netIncome: 34, sharesOutstanding: 0.7 };
    expect(
      statesOf('share_basis', split, { earningsPerShare: 2.93, netIncome: 40, sharesOutstanding: 13.7 }),
    ).toHaveLength(1);
  });

  test('include others’ interests of a quarter of the assets in one year alone', () => {
    const years = [0, 2000, 0].map((minorityInterest, at) =>
      yearOf(2022 + at, { ...lines, totalAssets: 2774, minorityInterest }),
    );
    const found = findUnlikelyFigures(years).filter(({ check }) => check === 'minorities_of_one_year');
    expect(found.map((it) => `${it.state} ${it.column}`)).toEqual(['failed 2023']);
  });

  test('include quarters whose EPS or dividends contradict profit or year', () => {
    const quarter = (dividendsPerShare: number, earningsPerShare: number) =>
      quarterOf(2024, 2, { netIncome: 173, sharesOutstanding: 729, dividendsPerShare, earningsPerShare });
    const check = (name: QualityCheck['check'], statement: Statement) =>
      findUnlikelyFigures([yearOf(2024, lines)], [statement]).find((it) => it.check === name)?.state;
    expect(check('earnings_by_quarter', quarter(0.25, 0.04))).toBe('failed');
    expect(check('earnings_by_quarter', quarter(0.25, 0.24))).toBe('passed');
    expect(check('dividends_of_quarters', quarter(2.72, 0.24))).toBe('failed');
    expect(check('dividends_of_quarters', quarter(0.25, 0.24))).toBe('passed');
  });

  test('exclude EPS of a quarter in which redeemable stock took all of the profit', () => {
    const quarter = (temporaryEquity: number) =>
      quarterOf(2024, 3, { netIncome: 219, sharesOutstanding: 299, earningsPerShare: 0, temporaryEquity });
    const state = (temporaryEquity: number) =>
      findUnlikelyFigures([yearOf(2024, lines)], [quarter(temporaryEquity)]).find(
        (it) => it.check === 'earnings_by_quarter',
      )?.state;
    expect(state(3232)).toBe('passed');
    expect(state(0)).toBe('failed');
  });

  test('include debt below its part due after a year, or above that and all that is due', () => {
    const parts = { totalDebt: 600, noncurrentDebt: 500, currentLiabilities: 300 };
    expect(statesOf('debt_of_lines', parts)).toEqual(nothing);
    expect(statesOf('debt_of_lines', parts, { totalDebt: 450 })).toEqual(['failed 2024 500 450']);
    expect(statesOf('debt_of_lines', parts, { totalDebt: 900 })).toEqual(['failed 2024 800 900']);
    expect(statesOf('debt_of_lines', { totalDebt: 600 })).toEqual(['not_possible null null null']);
  });

  test("can't be found without the lines they compare", () => {
    const found = findUnlikelyFigures([yearOf(2024, {})]);
    expect(found.find(({ check }) => check === 'margin')?.state).toBe('not_possible');
  });
});
