import { describe, expect, test } from 'vitest';
import { annualColumns, averageColumn } from '../columns/index.ts';
import { type FiledLines, filings, marketOf, yearOf } from '../columns/statement.fixture.ts';
import type { Statements } from '../statements/index.ts';
import { forecastBase } from './index.ts';

const lines: FiledLines = {
  revenue: 1000,
  netIncome: 100,
  cashFlowFromOperatingActivities: 150,
  capex: 50,
  netDebt: 200,
  sharesOutstanding: 50,
  interestExpense: 10,
  incomeTax: 20,
  pretaxIncome: 100,
};

function baseFrom(statements: Statements, market = marketOf()) {
  const annual = annualColumns(statements, market);
  return forecastBase(statements, annual, averageColumn(annual), [], market);
}

function baseAfter(changed: FiledLines) {
  return baseFrom(filings({ annual: [yearOf(2024, { ...lines, ...changed })] }));
}

describe('the base of a forecast', () => {
  test('is the last fiscal year and the ten-year column', () => {
    const statements = filings({
      annual: [yearOf(2023, { ...lines, revenue: 800 }), yearOf(2024, lines)],
    });
    expect(baseFrom(statements)).toMatchObject({
      lastYear: 2024,
      lastPeriodEnd: '2024-12-31',
      last: { revenue: 1000, capex: 50, freeCashFlow: 100, totalAssets: null },
      averages: { revenueChange: 0.25, totalAssetsChange: null },
      netDebt: 200,
      preferredStock: null,
      refusal: null,
    });
  });

  test('grows at the compound rate: a company that doubled and halved did not grow', () => {
    const doubled = yearOf(2023, { ...lines, revenue: 2000, capex: 100 });
    const statements = filings({ annual: [yearOf(2022, lines), doubled, yearOf(2024, lines)] });
    expect(baseFrom(statements)?.averages).toMatchObject({ revenueChange: 0, capexChange: 0 });
  });

  test('is null without a fiscal year', () => {
    expect(baseFrom(filings({}))).toBeNull();
  });

  test('survives serialization', () => {
    const base = baseAfter({});
    expect(JSON.parse(JSON.stringify(base))).toEqual(base);
  });

  test("says why its value can't be compared with the price", () => {
    const statements = filings({ annual: [yearOf(2024, lines)], reportedCurrency: 'TWD' });
    expect(baseFrom(statements)?.refusal).toBe('currency_mismatch');
    const adr = filings({ annual: [yearOf(2024, lines)] });
    expect(baseFrom(adr, marketOf({ adrRatio: null }))?.refusal).toBe('adr_ratio_unknown');
    expect(baseFrom(adr, marketOf({ adrRatio: 5 }))?.adrRatio).toBe(5);
  });

  test('converts at the exchange rate of the fiscal year end', () => {
    const statements = filings({ annual: [yearOf(2024, lines)], reportedCurrency: 'TWD' });
    const rateOf = (day: string) => marketOf({ rates: [{ day, rate: 32.79, source: 'a source' }] });
    expect(baseFrom(statements, rateOf('2024-12-31'))).toMatchObject({ refusal: null, currencyRate: 32.79 });
    expect(baseFrom(statements, rateOf('2024-12-20'))).toMatchObject({ refusal: 'currency_mismatch' });
  });
});

describe('interest after tax', () => {
  test('is interest less its tax saving', () => {
    expect(baseAfter({})?.afterTaxInterest).toBeCloseTo(8, 12);
  });

  test('saves no tax in a year of loss, and never more than all of it', () => {
    expect(baseAfter({ pretaxIncome: -100, incomeTax: 5 })?.afterTaxInterest).toBe(10);
    expect(baseAfter({ incomeTax: -20 })?.afterTaxInterest).toBe(10);
    expect(baseAfter({ incomeTax: 300 })?.afterTaxInterest).toBe(0);
  });

  test('is not known of a report by IFRS, nor of a company that lends to its customers', () => {
    const year = yearOf(2024, lines);
    const { cashFlowFromOperatingActivities: cash } = year.lines;
    const sources = cash.sources.map((source) => ({ ...source, taxonomy: 'ifrs-full' }));
    const byIfrs = {
      ...year,
      lines: { ...year.lines, cashFlowFromOperatingActivities: { ...cash, sources } },
    };
    expect(baseFrom(filings({ annual: [byIfrs] }))?.afterTaxInterest).toBeNull();
    const lender = filings({ annual: [year], businessKind: 'captiveLender' });
    expect(baseFrom(lender)?.afterTaxInterest).toBeNull();
  });

  test('is missing without interest, tax and income before tax', () => {
    const { interestExpense, ...noInterest } = lines;
    expect(interestExpense).toBe(10);
    expect(baseFrom(filings({ annual: [yearOf(2024, noInterest)] }))?.afterTaxInterest).toBeNull();
  });
});
