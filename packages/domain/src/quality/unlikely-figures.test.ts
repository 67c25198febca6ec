import { describe, expect, test } from 'vitest';
import { type FiledLines, filedFigure, yearOf } from '../columns/statement.fixture.ts';
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
    expect(new Set(found.map(({ state }) => state))).toEqual(new Set(['passed']));
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

  test("can't be found without the lines they compare", () => {
    const found = findUnlikelyFigures([yearOf(2024, {})]);
    expect(found.find(({ check }) => check === 'margin')?.state).toBe('not_possible');
  });
});
