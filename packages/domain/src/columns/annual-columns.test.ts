import { describe, expect, test } from 'vitest';
import { missing } from '../figures/index.ts';
import { rowKeys } from '../rows/index.ts';
import { annualColumns } from './index.ts';
import { closesOf, type FiledLines, filings, marketOf, yearOf } from './statement.fixture.ts';

const year2023 = {
  revenue: 1000,
  netIncome: 100,
  earningsPerShare: 2,
  dividendsPerShare: 0.5,
  cashFlowFromOperatingActivities: 150,
  capex: 50,
  totalAssets: 1400,
  totalLiabilities: 800,
  shareholdersEquity: 600,
  sharesOutstanding: 50,
  operatingIncome: 140,
  interestExpense: 7,
  netDebt: 200,
} satisfies FiledLines;
const year2024 = {
  ...year2023,
  revenue: 1100,
  netIncome: 120,
  earningsPerShare: 2.5,
  dividendsPerShare: 0.6,
  cashFlowFromOperatingActivities: 176,
  capex: 40,
  totalAssets: 1600,
  totalLiabilities: 1000,
  sharesOutstanding: 48,
  minorityInterest: 10,
} satisfies FiledLines;

const closes = closesOf(['2023-12-29', 40], ['2024-12-31', 50]);
const statements = filings({ annual: [yearOf(2023, year2023), yearOf(2024, year2024)] });

function figuresIn(year: number, from = statements, market = marketOf({ closes })) {
  const column = annualColumns(from, market).find((candidate) => candidate.year === year);
  if (column === undefined) throw new Error(`no column ${year}`);
  return column.figures;
}

describe('a fiscal year', () => {
  test.each([
    ['freeCashFlow', 136],
    ['freeCashFlowPerShare', 136 / 48],
    ['dividendsPayout', 0.24],
    ['revenueChange', 0.1],
    ['margin', 120 / 1100],
    ['percentageCfoOfRevenue', 0.16],
    ['capexChange', -0.2],
    ['totalAssetsChange', 1600 / 1400 - 1],
    ['percentageLiabilitiesOfAssets', 0.625],
    ['sharesOutstandingChange', -0.04],
    ['roa', 0.08],
    ['roe', 0.2],
    ['interestCoverage', 20],
    ['averageStockPrice', 50],
    ['averageMarketCap', 2400],
    ['enterpriseValue', 2610],
    ['priceEarningsRatioLtm', 20],
    ['freeCashFlowYield', 136 / 2400],
    ['dividendYield', 0.012],
    ['freeCashFlowGrowthRate', 0.36],
    ['stockPriceRange', 0],
  ] as const)('has %s by its formula', (key, value) => {
    expect(figuresIn(2024)[key].value).toBeCloseTo(value, 12);
  });

  test('has every row of the catalogue, each with a value or a reason', () => {
    const figures = figuresIn(2023);
    expect(Object.keys(figures).toSorted()).toEqual([...rowKeys].toSorted());
    for (const key of rowKeys) expect(figures[key].value === null).toBe(figures[key].why !== null);
  });

  test('uses the closing balance alone in the first year, and marks it', () => {
    const first = figuresIn(2023);
    expect(first.roa).toMatchObject({ value: 100 / 1400, marks: ['closing_balance'] });
    expect(first.roe.marks).toEqual(['closing_balance']);
    expect(figuresIn(2024).roa.marks).toEqual([]);
    expect(first.revenueChange).toEqual(missing('previous_missing'));
  });

  test('has no change across a missing year', () => {
    const gap = filings({ annual: [yearOf(2022, year2023), yearOf(2024, year2024)] });
    expect(figuresIn(2024, gap).revenueChange).toEqual(missing('previous_missing'));
    expect(figuresIn(2024, gap).roa.marks).toEqual(['closing_balance']);
  });

  test('traces a derived cell to the filings of both years', () => {
    const { revenueChange } = figuresIn(2024);
    expect(revenueChange.formula).toBe('revenue ÷ revenue of the year before − 1');
    expect(revenueChange.sources.map(({ tag, end }) => [tag, end])).toEqual([
      ['revenue', '2024-12-31'],
      ['revenue', '2023-12-31'],
    ]);
  });
});

describe('a fiscal year without', () => {
  test('profit has no payout and no price-earnings ratio', () => {
    const loss = filings({ annual: [yearOf(2024, { ...year2024, earningsPerShare: -1, netIncome: -48 })] });
    expect(figuresIn(2024, loss).dividendsPayout).toEqual(missing('eps_not_positive'));
    expect(figuresIn(2024, loss).priceEarningsRatioLtm).toEqual(missing('eps_not_positive'));
    expect(figuresIn(2024, loss).margin.value).toBeCloseTo(-48 / 1100, 12);
  });

  test('equity has no return on equity', () => {
    const negative = filings({ annual: [yearOf(2024, { ...year2024, shareholdersEquity: -100 })] });
    expect(figuresIn(2024, negative).roe).toEqual(missing('average_not_positive'));
  });

  test('interest has no interest coverage', () => {
    const { interestExpense, ...noInterest } = year2024;
    expect(interestExpense).toBe(7);
    const company = filings({ annual: [yearOf(2024, noInterest)] });
    expect(figuresIn(2024, company).interestCoverage).toEqual(missing('no_interest_expense'));
  });

  test('a price near its end has no market figures', () => {
    const figures = figuresIn(2024, statements, marketOf({ closes: closesOf(['2024-12-20', 50]) }));
    for (const key of ['averageStockPrice', 'averageMarketCap', 'priceEarningsRatioLtm'] as const) {
      expect(figures[key]).toEqual(missing('no_price'));
    }
  });
});

describe('a bank or an insurer', () => {
  test.each(['bank', 'insurer', 'broker'] as const)(
    'of kind %s has no free cash flow, with a reason in its rows',
    (businessKind) => {
      const figures = figuresIn(2024, filings({ ...statements, businessKind }));
      const why = missing('not_meaningful_for_financials');
      expect(figures.freeCashFlow).toEqual(why);
      expect(figures.freeCashFlowPerShare).toEqual(why);
      expect(figures.freeCashFlowYield).toEqual(why);
      expect(figures.freeCashFlowGrowthRate).toEqual(why);
      expect(figures.netIncome.value).toBe(120);
    },
  );
});

describe('a company that reports in one currency and trades in another', () => {
  const figures = figuresIn(
    2024,
    filings({ ...statements, reportedCurrency: 'TWD' }),
    marketOf({ closes, adrRatio: 5 }),
  );

  test('keeps its own figures and its price', () => {
    expect(figures.margin.value).toBeCloseTo(120 / 1100, 12);
    expect(figures.averageStockPrice.value).toBe(50);
  });

  test('has no ratios of price and figures', () => {
    for (const key of [
      'averageMarketCap',
      'priceEarningsRatioLtm',
      'freeCashFlowYield',
      'dividendYield',
    ] as const) {
      expect(figures[key]).toEqual(missing('currency_mismatch'));
    }
  });
});

describe('an ADR in the reported currency', () => {
  test('converts market cap and price-earnings ratio by its ratio', () => {
    const { averageMarketCap, priceEarningsRatioLtm, dividendYield } = figuresIn(
      2024,
      statements,
      marketOf({ closes, adrRatio: 2 }),
    );
    expect(averageMarketCap.value).toBe(1200);
    expect(priceEarningsRatioLtm.value).toBe(10);
    expect(dividendYield.value).toBeCloseTo(0.024, 12);
  });

  test('without its ratio has no market cap', () => {
    const figures = figuresIn(2024, statements, marketOf({ closes, adrRatio: null }));
    expect(figures.averageMarketCap).toEqual(missing('adr_ratio_unknown'));
  });
});
