import { describe, expect, test } from 'vitest';
import { missing } from '../figures/index.ts';
import type { Quarter } from '../periods/index.ts';
import { annualColumns, quarterlyColumns } from './index.ts';
import { closesOf, type FiledLines, filings, marketOf, quarterOf, yearOf } from './statement.fixture.ts';

const lines: FiledLines = {
  revenue: 100,
  netIncome: 10,
  earningsPerShare: 1,
  dividendsPerShare: 0.25,
  cashFlowFromOperatingActivities: 15,
  capex: 5,
  totalAssets: 400,
  sharesOutstanding: 10,
};
const quarter = (year: number, number: Quarter, changed: FiledLines = {}) =>
  quarterOf(year, number, { ...lines, ...changed });

const statements = filings({
  annual: [yearOf(2023, { ...lines, earningsPerShare: 4.1, dividendsPerShare: 1, revenue: 400 })],
  quarterly: [
    quarter(2023, 1),
    quarter(2023, 2),
    quarter(2023, 3),
    quarter(2023, 4, { totalAssets: 380 }),
    quarter(2024, 1, { revenue: 130, netIncome: 14, earningsPerShare: 1.4, totalAssets: 420 }),
  ],
});
const closes = closesOf(['2023-09-29', 44], ['2023-12-29', 41], ['2024-03-28', 44]);
const columns = quarterlyColumns(statements, marketOf({ closes }));

function figuresIn(year: number, number: Quarter, among = columns) {
  const column = among.find((candidate) => candidate.year === year && candidate.quarter === number);
  if (column === undefined) throw new Error(`no column ${year} Q${number}`);
  return column.figures;
}

describe('a quarter', () => {
  test('is compared with the same quarter a year before', () => {
    expect(figuresIn(2024, 1).revenueChange).toMatchObject({
      value: expect.closeTo(0.3, 12),
      formula: 'revenue ÷ revenue of the same quarter a year before − 1',
    });
    expect(figuresIn(2023, 4).revenueChange).toEqual(missing('previous_missing'));
  });

  test('has returns on the average of its own balances, not annualized', () => {
    expect(figuresIn(2024, 1).roa.value).toBeCloseTo(14 / 400, 12);
    expect(figuresIn(2023, 1).roa.marks).toContain('closing_balance');
  });

  test('has ratios of the price to its trailing four quarters', () => {
    const { priceEarningsRatioLtm, freeCashFlowYield, dividendYield } = figuresIn(2024, 1);
    expect(priceEarningsRatioLtm.value).toBeCloseTo(44 / 4.4, 12);
    expect(freeCashFlowYield.value).toBeCloseTo(40 / 440, 12);
    expect(dividendYield.value).toBeCloseTo(1 / 44, 12);
  });

  test('at the end of a year has ratios to the year as filed', () => {
    expect(figuresIn(2023, 4).priceEarningsRatioLtm.value).toBeCloseTo(10, 12);
  });

  test('at the end of a year has the market cap and yield of the year, whose count was filed', () => {
    const soldShares = statements.quarterly.map((it) =>
      it.period.quarter === 4 ? quarter(2023, 4, { sharesOutstanding: 14 }) : it,
    );
    const { annual } = statements;
    const market = marketOf({ closes });
    const ofQuarter = figuresIn(
      2023,
      4,
      quarterlyColumns(filings({ annual, quarterly: soldShares }), market),
    );
    const ofYear = annualColumns(filings({ annual }), market)[0]?.figures;
    expect(ofQuarter.averageMarketCap.value).toBe(410);
    expect(ofQuarter.freeCashFlowYield.value).toBe(ofYear?.freeCashFlowYield.value);
    expect(ofQuarter.sharesOutstanding.value).toBe(14);
  });

  test('without four quarters up to it has no ratio to the price', () => {
    expect(figuresIn(2023, 3).priceEarningsRatioLtm.value).toBeNull();
    expect(figuresIn(2023, 3).averageMarketCap.value).toBe(440);
  });
});

describe('a fourth quarter whose earnings per share nobody filed', () => {
  const withGap = statements.quarterly.map((statement) =>
    statement.period.quarter === 4
      ? { ...statement, lines: { ...statement.lines, earningsPerShare: missing('not_provable') } }
      : statement,
  );

  test('gives later quarters a ratio by twelve months of net income', () => {
    const among = quarterlyColumns(filings({ quarterly: withGap }), marketOf({ closes }));
    expect(figuresIn(2024, 1, among).priceEarningsRatioLtm.value).toBeCloseTo(44 / (44 / 10), 12);
  });
});
