import { describe, expect, test } from 'vitest';
import { annualColumns } from '../columns/index.ts';
import {
  closesOf,
  type FiledLines,
  filedFigure,
  filings,
  marketOf,
  yearOf,
} from '../columns/statement.fixture.ts';
import { missing } from '../figures/index.ts';
import type { Consensus } from '../forecast/index.ts';
import type { Statements } from '../statements/index.ts';
import { valuationRatios } from './index.ts';

const lines: FiledLines = {
  revenue: 1000,
  netIncome: 25,
  earningsPerShare: 2.5,
  dividendsPerShare: 1,
  cashFlowFromOperatingActivities: 60,
  capex: 20,
  shareholdersEquity: 270,
  preferredStock: 20,
  sharesOutstanding: 11,
};
const closes = closesOf(['2023-12-29', 40], ['2024-12-31', 50]);
const company = filings({
  annual: Array.from({ length: 11 }, (_, at) =>
    yearOf(2014 + at, at === 0 ? { ...lines, earningsPerShare: 1.25, dividendsPerShare: 0.5 } : lines),
  ),
  sharesNow: filedFigure('EntityCommonStockSharesOutstanding', 10),
});
const consensus: Consensus[] = [
  { fiscalYear: 2025, revenue: null, earningsPerShare: 5, analysts: 9 },
  { fiscalYear: 2026, revenue: null, earningsPerShare: 5.5, analysts: 9 },
];

function ratiosOf(statements: Statements = company, market = marketOf({ closes }), estimates = consensus) {
  const annual = annualColumns(statements, market);
  return valuationRatios({ statements, annual, consensus: estimates, ...market });
}

const changedLtm = (changed: FiledLines) =>
  filings({ ...company, ltm: yearOf(2024, { ...lines, ...changed }) });

describe('the valuation card', () => {
  test.each([
    ['marketCap', 500],
    ['priceEarningsRatioLtm', 20],
    ['priceBookRatio', 2],
    ['priceSalesRatio', 0.5],
    ['freeCashFlowYield', 0.08],
    ['dividendYield', 0.02],
    ['dividendsPayout', 0.4],
    ['dividendsPerShareLtm', 1],
    ['peg', 2],
    ['totalReturnLtm', 50 / 40 / (1 - 0.25 / 40) ** 4 - 1],
    ['earningsPerShareGrowth10y', 2 ** (1 / 10) - 1],
    ['earningsPerShareGrowth5y', 0],
    ['dividendsPerShareGrowth10y', 2 ** (1 / 10) - 1],
    ['freeCashFlowPerShareGrowth10y', 0],
    ['week52High', 50],
  ] as const)('shows %s by its formula', (key, value) => {
    expect(ratiosOf()[key].value).toBeCloseTo(value, 12);
  });

  test('names its day and the source of growth in PEG', () => {
    expect(ratiosOf()).toMatchObject({ asOf: '2024-12-31', pegSource: 'analysts', simulatedPrices: false });
  });

  test('traces market cap to the cover page', () => {
    expect(ratiosOf().marketCap.sources.map(({ tag }) => tag)).toEqual([
      'EntityCommonStockSharesOutstanding',
    ]);
  });

  test('uses ex-dates where the list of dividends is complete', () => {
    const dividends = ['2024-02-09', '2024-05-10', '2024-08-09', '2024-11-08'].map((exDate) => ({
      exDate,
      amount: 0.3,
    }));
    const ratios = ratiosOf(company, marketOf({ closes, dividends }));
    expect(ratios.dividendsPerShareLtm.value).toBeCloseTo(1.2, 12);
    expect(ratios.dividendYield.value).toBeCloseTo(0.024, 12);
  });

  test('uses filed dividends where the list is mostly missing', () => {
    const dividends = [{ exDate: '2024-11-08', amount: 0.3 }];
    expect(ratiosOf(company, marketOf({ closes, dividends })).dividendsPerShareLtm.value).toBe(1);
  });
});

describe('the PEG ratio', () => {
  test('without analysts uses five years of earnings', () => {
    const grown = filings({
      ...company,
      annual: company.annual.map((year) =>
        year.period.year === 2019 ? yearOf(2019, { ...lines, earningsPerShare: 1.25 }) : year,
      ),
    });
    const ratios = ratiosOf(grown, undefined, []);
    expect(ratios.pegSource).toBe('five_years');
    expect(ratios.peg.value).toBeCloseTo(20 / ((2 ** 0.2 - 1) * 100), 9);
  });

  test('does not derive growth from a single year of consensus', () => {
    expect(ratiosOf(company, undefined, consensus.slice(0, 1)).pegSource).toBeNull();
  });

  test('has no value without expected growth', () => {
    const falling = consensus.map((year) => ({ ...year, earningsPerShare: 10000 - year.fiscalYear }));
    expect(ratiosOf(company, undefined, falling)).toMatchObject({
      peg: missing('growth_not_positive'),
      pegSource: null,
    });
  });
});

describe('a ratio is missing', () => {
  test('for a loss', () => {
    const ratios = ratiosOf(changedLtm({ earningsPerShare: -1 }));
    expect(ratios.priceEarningsRatioLtm).toEqual(missing('eps_not_positive'));
    expect(ratios.peg).toEqual(missing('eps_not_positive'));
    expect(ratios.dividendsPayout).toEqual(missing('eps_not_positive'));
  });

  test('for negative equity', () => {
    expect(ratiosOf(changedLtm({ shareholdersEquity: -5 })).priceBookRatio).toEqual(
      missing('whole_not_positive'),
    );
  });

  test('without a price', () => {
    const ratios = ratiosOf(company, marketOf());
    for (const key of ['marketCap', 'priceEarningsRatioLtm', 'dividendYield', 'totalReturnLtm'] as const) {
      expect(ratios[key]).toEqual(missing('no_price'));
    }
    expect(ratios).toMatchObject({ asOf: null, week52Position: 50 });
    expect(ratios.dividendsPayout.value).toBeCloseTo(0.4, 12);
  });

  test('without a share count', () => {
    const ratios = ratiosOf(filings({ ...company, sharesNow: missing('shares_missing') }));
    expect(ratios.marketCap).toEqual(missing('shares_missing'));
    expect(ratios.priceBookRatio).toEqual(missing('shares_missing'));
    expect(ratios.priceEarningsRatioLtm.value).toBe(20);
  });

  test('without last twelve months', () => {
    expect(ratiosOf(filings({ ...company, ltm: null })).priceEarningsRatioLtm.value).toBeNull();
  });

  test('as free cash flow yield of a bank', () => {
    expect(ratiosOf(filings({ ...company, businessKind: 'bank' })).freeCashFlowYield).toEqual(
      missing('not_meaningful_for_financials'),
    );
  });

  test('as ten-year growth with only ten year-ends', () => {
    const short = filings({ ...company, annual: company.annual.slice(1) });
    expect(ratiosOf(short).earningsPerShareGrowth10y).toEqual(missing('history_too_short'));
  });
});

describe('a share trading in another currency than its reports', () => {
  const ratios = ratiosOf(
    filings({ ...company, reportedCurrency: 'TWD' }),
    marketOf({ closes, adrRatio: 5 }),
  );

  test('has a market cap in the trading currency, by traded shares', () => {
    expect(ratios.marketCap.value).toBe(100);
  });

  test('has payout and growth, and no ratio that needs a rate', () => {
    expect(ratios.dividendsPayout.value).toBeCloseTo(0.4, 12);
    expect(ratios.earningsPerShareGrowth10y.value).not.toBeNull();
    for (const key of [
      'priceEarningsRatioLtm',
      'peg',
      'priceBookRatio',
      'priceSalesRatio',
      'freeCashFlowYield',
      'dividendYield',
      'dividendsPerShareLtm',
    ] as const) {
      expect(ratios[key]).toEqual(missing('currency_mismatch'));
    }
  });
});

describe('an ADR in the reported currency', () => {
  test('has ratios per traded share', () => {
    const ratios = ratiosOf(company, marketOf({ closes, adrRatio: 2 }));
    expect(ratios.priceEarningsRatioLtm.value).toBeCloseTo(10, 12);
    expect(ratios.dividendYield.value).toBeCloseTo(0.04, 12);
    expect(ratios.priceSalesRatio.value).toBeCloseTo(0.25, 12);
  });

  test('without its ratio has no ratios', () => {
    const ratios = ratiosOf(company, marketOf({ closes, adrRatio: null }));
    expect(ratios.marketCap).toEqual(missing('adr_ratio_unknown'));
    expect(ratios.priceEarningsRatioLtm).toEqual(missing('adr_ratio_unknown'));
  });
});
