import { describe, expect, test } from 'vitest';
import { ltmColumn, ltmColumnBefore } from './ltm-column.ts';
import { closesOf, filedFigure, filings, marketOf, quarterOf, yearOf } from './statement.fixture.ts';

const quarters = [2023, 2024].flatMap((year) =>
  ([1, 2, 3, 4] as const).map((quarter) => quarterOf(year, quarter, { revenue: 10, totalAssets: 100 })),
);
const newest = quarterOf(2025, 1, { revenue: 14, totalAssets: 120 });
const annual = [yearOf(2023, { revenue: 40 }), yearOf(2024, { revenue: 40, netIncome: 8 })];
const quarterly = [...quarters, newest];
const ltm = {
  ...yearOf(2025, {
    revenue: 44,
    netIncome: 11,
    totalAssets: 120,
    sharesOutstanding: 5,
    earningsPerShare: 2,
  }),
  period: { year: 2025, quarter: null, start: '2024-04-01', end: '2025-03-31' },
};

describe('the column of the last twelve months', () => {
  test('has their figures, and is named for the quarter they end with', () => {
    const column = ltmColumn(filings({ annual, quarterly, ltm }), marketOf());
    expect(column).toMatchObject({ kind: 'ltm', year: 2025, quarter: 1, periodEnd: '2025-03-31' });
    expect(column?.figures.margin.value).toBe(0.25);
    expect(column?.figures.capex).toMatchObject({ value: null, why: 'not_filed' });
  });

  test('is measured against the twelve months of a year before', () => {
    const { figures } = ltmColumn(filings({ annual, quarterly, ltm }), marketOf()) ?? {};
    expect(figures?.revenueChange.value).toBeCloseTo(0.1, 12);
    expect(figures?.roa.value).toBeCloseTo(0.1, 12);
  });

  test('has the price of its last day', () => {
    const market = marketOf({ closes: closesOf(['2025-03-31', 30]) });
    const { figures } = ltmColumn(filings({ annual, quarterly, ltm }), market) ?? {};
    expect(figures?.averageMarketCap.value).toBe(150);
    expect(figures?.priceEarningsRatioLtm.value).toBe(15);
  });

  test('is absent when the newest quarter ends the last fiscal year', () => {
    expect(
      ltmColumn(filings({ annual, quarterly: quarters, ltm: annual.at(-1) ?? null }), marketOf()),
    ).toBeNull();
    expect(ltmColumn(filings({ annual, quarterly, ltm: null }), marketOf())).toBeNull();
  });

  test('has no change where one of its quarters follows another basis', () => {
    const changed = {
      ...newest,
      lines: { ...newest.lines, revenue: filedFigure('revenue', 14, '2025-03-31', ['basis_changed']) },
    };
    const column = ltmColumn(filings({ annual, quarterly: [...quarters, changed], ltm }), marketOf());
    expect(column?.figures.revenueChange).toMatchObject({ value: null, why: 'basis_changed' });
    expect(column?.figures.revenue.marks).toContain('basis_changed');
  });

  test('of a filer of half years has no quarter, and no change', () => {
    const column = ltmColumn(filings({ annual, ltm }), marketOf());
    expect(column).toMatchObject({ year: 2025, quarter: null });
    expect(column?.figures.revenueChange.why).toBe('previous_missing');
  });
});

describe('the twelve months a year before', () => {
  test('are the four quarters that end a year before the newest, at the price of their last day', () => {
    const market = marketOf({ closes: closesOf(['2024-03-31', 20], ['2025-03-31', 30]) });
    const column = ltmColumnBefore(filings({ annual, quarterly, ltm }), market);
    expect(column).toMatchObject({ kind: 'ltm', year: 2024, quarter: 1, periodEnd: '2024-03-31' });
    expect(column?.figures.revenue.value).toBe(40);
    expect(column?.figures.averageStockPrice.value).toBe(20);
    expect(column?.figures.capex).toMatchObject({ value: null, why: 'not_filed' });
  });

  test('are none where a quarter of them is not on file, nor without a column LTM', () => {
    const [, ...later] = quarterly;
    const [, , , , , ...few] = quarterly;
    expect(ltmColumnBefore(filings({ annual, quarterly: later, ltm }), marketOf())).not.toBeNull();
    expect(ltmColumnBefore(filings({ annual, quarterly: few, ltm }), marketOf())).toBeNull();
    expect(
      ltmColumnBefore(filings({ annual, quarterly, ltm: annual.at(-1) ?? null }), marketOf()),
    ).toBeNull();
    expect(ltmColumnBefore(filings({ annual, ltm }), marketOf())).toBeNull();
  });
});
