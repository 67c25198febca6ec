import { describe, expect, test } from 'vitest';
import type { Quarter } from '../periods/index.ts';
import { filings, marketOf, quarterOf, yearOf } from './statement.fixture.ts';
import { trailingColumns, trailingStatements } from './trailing-columns.ts';

const revenues = [10, 11, 12, 13, 20, 21];
const quarterly = revenues.map((revenue, at) =>
  quarterOf(2023 + Math.floor(at / 4), ((at % 4) + 1) as Quarter, {
    revenue,
    netIncome: revenue / 10,
    totalAssets: 100 + at,
    sharesOutstanding: 2,
  }),
);

describe('trailing twelve months of a quarter', () => {
  test('sum four quarters of flows, and take the quarter’s own balance', () => {
    const [first, second, third] = trailingStatements(filings({ quarterly }));
    expect(first?.lines.revenue.value).toBe(46);
    expect([second?.lines.revenue.value, second?.period.start]).toEqual([56, '2023-04-01']);
    expect(third?.lines.totalAssets.value).toBe(105);
  });

  test('are the fiscal year itself at its end', () => {
    const annual = [yearOf(2023, { revenue: 47, earningsPerShare: 2.3 })];
    const [first] = trailingStatements(filings({ annual, quarterly }));
    expect([first?.lines.revenue.value, first?.lines.earningsPerShare.value]).toEqual([47, 2.3]);
    expect(first?.period.quarter).toBe(4);
  });

  test('have EPS from the income of four quarters where they lack EPS', () => {
    const [first] = trailingStatements(filings({ quarterly }));
    expect(first?.lines.earningsPerShare.value).toBeCloseTo(2.3, 12);
  });

  test('are missing where one of the four quarters is missing', () => {
    const gap = quarterly.filter((_, at) => at !== 2);
    expect(trailingStatements(filings({ quarterly: gap }))).toEqual([]);
  });

  test('have no value for a line one of the quarters lacks, and none filed for one that all lack', () => {
    const [first] = trailingStatements(
      filings({ quarterly: [quarterOf(2023, 1, { capex: 1 }), ...quarterly.slice(1)] }),
    );
    expect(first?.lines.revenue.why).toBe('part_missing');
    expect(first?.lines.grossProfit.why).toBe('not_filed');
  });

  test('have the margin of the year, not of the quarter', () => {
    const [first] = trailingColumns(filings({ quarterly }), marketOf());
    expect(first?.figures.margin.value).toBeCloseTo(0.1, 12);
    expect(first?.figures.revenueChange.why).toBe('previous_missing');
  });
});
