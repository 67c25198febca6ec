import { describe, expect, test } from 'vitest';
import { annualColumns } from '../columns/index.ts';
import { closesOf, type FiledLines, filings, marketOf, yearOf } from '../columns/statement.fixture.ts';
import { earningsBars, filedLensKeys, type LensPeriod, lensFigures, priceLine } from './index.ts';

/** Revenue and earnings of 100 and 10 grow by ten percent a year; shares stay. */
const grown = (year: number): FiledLines => ({
  revenue: 100 * 1.1 ** (year - 2015),
  netIncome: 10 * 1.1 ** (year - 2015),
  earningsPerShare: 1.1 ** (year - 2015),
  cashFlowFromOperatingActivities: 30 * 1.1 ** (year - 2015),
  capex: 10 * 1.1 ** (year - 2015),
  sharesOutstanding: 10,
  shareholdersEquity: 50,
  totalAssets: 100,
  operatingIncome: 20,
  interestExpense: 2,
});
const years = Array.from({ length: 11 }, (_, at) => 2015 + at);
const closes = closesOf(
  ['2015-12-31', 100],
  ['2020-12-31', 100],
  ['2022-12-30', 100],
  ['2024-12-31', 100],
  ['2025-12-31', 121],
);

function figuresOf(from = 2015, market = marketOf({ closes })) {
  const statements = filings({
    annual: years.filter((year) => year >= from).map((year) => yearOf(year, grown(year))),
  });
  const annual = annualColumns(statements, market);
  return { ...lensFigures({ ...market, statements, annual, consensus: [] }), annual };
}

const over = (period: LensPeriod, from = 2015) => figuresOf(from).periods[period];
const is = (value: number, of: number | null = null) => ({
  value: expect.closeTo(value, 10),
  why: null,
  years: of,
});

describe('the figures of a lens', () => {
  test.each([
    ['revenueGrowth', 0.1],
    ['earningsPerShareGrowth', 0.1],
    ['freeCashFlowGrowth', 0.1],
    ['margin', 0.1],
    ['freeCashFlowMargin', 0.2],
    ['sharesChange', 0],
    ['interestCoverage', 10],
    ['priceReturn', 1.21 ** (1 / 10) - 1],
  ] as const)('%s over ten years is %d', (key, value) => {
    expect(over('10Y')[key]).toEqual(is(value));
  });

  test('growth needs all years of the period; a mean says how many it has', () => {
    expect(over('5Y', 2021).revenueGrowth).toEqual({ value: null, why: 'history_too_short', years: null });
    expect(over('5Y', 2021).margin).toEqual(is(0.1));
    expect(over('10Y', 2021).margin).toEqual(is(0.1, 5));
    expect(over('10Y', 2021).freeCashFlowMargin).toEqual(is(0.2, 5));
    expect(over('3Y', 2021).revenueGrowth).toEqual(is(0.1));
  });

  test('over one year a mean is the last fiscal year, a return is not by the year', () => {
    expect(over('1Y').roa.value).toBeCloseTo((10 * 1.1 ** 10) / 100, 10);
    expect(over('1Y').priceReturn).toEqual(is(0.21));
  });

  test('of the last fiscal year and of today are the same for every period', () => {
    const { today } = figuresOf();
    expect(today.revenue.value).toBeCloseTo(100 * 1.1 ** 10, 6);
    expect(today.priceEarningsRatioLtm.value).toBeCloseTo(121 / 1.1 ** 10, 10);
  });

  test('without a price or a year every field has a reason', () => {
    const market = marketOf();
    const statements = filings({});
    const { today, periods } = lensFigures({ ...market, statements, annual: [], consensus: [] });
    const all = { ...today, ...periods['10Y'] };
    expect(Object.keys(all).sort()).toEqual([...filedLensKeys].sort());
    for (const [key, { value, why }] of Object.entries(all)) {
      expect([key, value, why]).toEqual([key, null, expect.any(String)]);
    }
  });
});

describe('the small charts of a lens', () => {
  test('a price line runs from its lowest at 0 to its highest at 100', () => {
    const rising = closesOf(['2023-12-31', 10], ['2024-06-30', 30], ['2024-12-31', 20]);
    expect(priceLine(rising, 1, 3)).toEqual([0, 100, 50]);
    expect(priceLine(closesOf(['2023-12-31', 10], ['2024-12-31', 10]), 1, 2)).toEqual([50, 50]);
  });

  test('a price line starts with the listing', () => {
    const young = closesOf(['2024-07-01', 10], ['2024-12-31', 20]);
    expect(priceLine(young, 1, 3)).toEqual([null, 0, 100]);
    expect(priceLine(closesOf(['2024-12-31', 20]), 1)).toEqual([]);
  });

  test('bars of earnings are the period’s years and the one before, losses below', () => {
    const { annual } = figuresOf();
    expect(earningsBars(annual, 1)).toEqual([91, 100]);
    expect(earningsBars(annual, 10)).toHaveLength(11);
    const loss = annualColumns(
      filings({ annual: [1, -2, 4].map((earningsPerShare, at) => yearOf(2023 + at, { earningsPerShare })) }),
      marketOf(),
    );
    expect(earningsBars(loss, 3)).toEqual([25, -50, 100]);
  });
});
