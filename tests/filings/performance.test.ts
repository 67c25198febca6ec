import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { annualColumns, type Market } from '@tenfold/domain/columns';
import { priceRange52, valuationRatios } from '@tenfold/domain/market';
import {
  buildChartData,
  type ChartChoice,
  type ChartData,
  closesIn,
  pointInTimeFigures,
  seriesOf,
} from '@tenfold/domain/performance';
import { type ChartPeriod, type IndicatorKey, periods, pointsByDay } from '@tenfold/domain/series';
import { describe, expect, test } from 'vitest';
import { factsOf, filingOf, filingsAreHere, marketOf } from './filings.ts';

/** Calculated from the same closes and dividends by a separate program. */
const golden = readFileSync(resolve(import.meta.dirname, 'performance.golden.txt'), 'utf8')
  .trim()
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .map((line) => line.split(' '));
const rowsOf = (kind: string) =>
  golden.filter((row) => row[0] === kind).map(([, ...row]) => [row.at(-1)?.replaceAll('-', ' '), ...row]);

const companies = new Map<string, { chartData: ChartData; market: Market }>();

function chartDataOf(symbol: string): { chartData: ChartData; market: Market } {
  const known = companies.get(symbol);
  if (known !== undefined) return known;
  const market = marketOf(symbol);
  const facts = factsOf(symbol);
  const { splits, statements } = filingOf(symbol);
  const chartData = buildChartData({
    symbol,
    statements,
    market,
    reports: pointInTimeFigures(
      { facts, splits, fiscalYearEnd: null, sic: null },
      market.closes[0]?.day ?? '',
    ),
  });
  const company = { chartData, market };
  companies.set(symbol, company);
  return company;
}

function seriesUpTo(
  symbol: string,
  lastDay: string,
  period: ChartPeriod,
  indicator: IndicatorKey,
  over: Partial<ChartChoice> = {},
) {
  const { chartData, market } = chartDataOf(symbol);
  const choice = { period, lastDay, mode: 'absolute', basis: 'annual', ...over } as const;
  const series = seriesOf(chartData, market.closes, indicator, choice);
  const within = closesIn(market.closes, period, lastDay);
  return { ...series, points: series.byDay === null ? series.points : pointsByDay(series.byDay, within) };
}

describe.skipIf(!filingsAreHere)('prices calculated by another program', () => {
  test.each(rowsOf('period'))(
    '%s: %s up to %s, %s',
    (_name, symbol = '', lastDay = '', period, first, from, to, change, total) => {
      const price = seriesUpTo(symbol, lastDay, period as ChartPeriod, 'stockPrice');
      const ends = [price.points[0], price.points.at(-1)];
      expect(ends).toEqual([
        { date: first, value: Number(from) },
        { date: lastDay, value: Number(to) },
      ]);
      if (change === '-') expect(price.change).toBeNull();
      else expect(price.change).toBeCloseTo(Number(change), 11);
      if (total === '-') return;
      const totalReturn = seriesUpTo(symbol, lastDay, period as ChartPeriod, 'totalReturn');
      expect(totalReturn.points).toHaveLength(price.points.length);
      expect(totalReturn.change).toBeCloseTo(Number(total), 11);
    },
  );

  test.each(rowsOf('range'))(
    '%s: 52 weeks of %s up to %s',
    (_name, symbol = '', lastDay = '', low, high, position) => {
      const range = priceRange52(chartDataOf(symbol).market.closes.filter(({ day }) => day <= lastDay));
      expect([range.low.value, range.high.value]).toEqual([Number(low), Number(high)]);
      expect(range.position).toBeCloseTo(Number(position), 8);
    },
  );

  test('a split leaves no step: no day of AAPL or NVDA moves by half', () => {
    for (const symbol of ['AAPL', 'NVDA']) {
      const { closes } = chartDataOf(symbol).market;
      const moves = closes.slice(1).map(({ close }, at) => close / (closes[at]?.close ?? Number.NaN) - 1);
      expect(Math.max(...moves.map(Math.abs))).toBeLessThan(0.5);
    }
  });
});

describe.skipIf(!filingsAreHere)('daily ratios', () => {
  const pairs = [
    ['priceEarningsRatioLtm', 'priceEarningsRatioLtm'],
    ['averageMarketCap', 'marketCap'],
    ['freeCashFlowYield', 'freeCashFlowYield'],
    ['dividendYield', 'dividendYield'],
    ['priceBookRatio', 'priceBookRatio'],
    ['priceSalesRatio', 'priceSalesRatio'],
  ] as const;

  test.each(['AAPL', 'NVDA', 'XOM', 'PG', 'MCD', 'V'])(
    "of %s end with the valuation card's figure",
    (symbol) => {
      const { market } = chartDataOf(symbol);
      const { statements } = filingOf(symbol);
      const annual = annualColumns(statements, market);
      const card = valuationRatios({ ...market, statements, annual, consensus: [] });
      for (const [indicator, key] of pairs) {
        const last = seriesUpTo(symbol, card.asOf ?? '', '10Y', indicator).points.at(-1);
        const value = last?.date === card.asOf ? last?.value : null;
        if (card[key].value === null) expect([indicator, value ?? null]).toEqual([indicator, null]);
        else expect([indicator, value]).toEqual([indicator, expect.closeTo(card[key].value, 9)]);
      }
    },
  );

  test.each(['XOM', 'PG', 'MCD'])("of %s: total returns of 1, 5 and 10 years equal the card's", (symbol) => {
    const { market } = chartDataOf(symbol);
    const { statements } = filingOf(symbol);
    const card = valuationRatios({ ...market, statements, annual: [], consensus: [] });
    for (const [period, years, yearly] of [
      ['1Y', 1, card.totalReturnLtm],
      ['5Y', 5, card.totalReturn5y],
      ['10Y', 10, card.totalReturn10y],
    ] as const) {
      const { change } = seriesUpTo(symbol, card.asOf ?? '', period, 'totalReturn');
      expect((1 + (change ?? Number.NaN)) ** (1 / years) - 1).toBeCloseTo(yearly.value ?? 0, 9);
    }
  });

  test("of NVDA in May 2021 use EPS as known then, in today's shares", () => {
    // Filed 26 May 2021 for the year to 2 May: FY 7.00 + Q1 3.03 - Q1 1.47 = 8.46 before both splits (4:1, 10:1).
    const points = seriesUpTo('NVDA', '2021-05-28', '1Y', 'priceEarningsRatioLtm').points;
    const close = chartDataOf('NVDA').market.closes.find(({ day }) => day === '2021-05-28')?.close ?? 0;
    expect(points.at(-1)?.value).toBeCloseTo(close / (8.46 / 40), 2);
  });

  test("of WMT in 2023 use today's shares although no list has its split of 2024", () => {
    const points = seriesUpTo('WMT', '2023-12-29', '1Y', 'priceEarningsRatioLtm').points;
    expect(Math.max(...points.map(({ value }) => value))).toBeLessThan(50);
    expect(Math.min(...points.map(({ value }) => value))).toBeGreaterThan(20);
  });
});

describe.skipIf(!filingsAreHere)('fundamentals on a chart', () => {
  test('of AAPL over ten years are ten fiscal years, and its quarters are trailing twelve months', () => {
    const of = (basis: 'annual' | 'quarterly') =>
      seriesUpTo('AAPL', '2026-06-30', '10Y', 'revenue', { basis }).points;
    const annual = of('annual');
    expect(annual.map(({ date }) => date.slice(0, 4))).toEqual(
      Array.from({ length: 10 }, (_, at) => `${2016 + at}`),
    );
    const quarterly = new Map(of('quarterly').map(({ date, value }) => [date, value]));
    for (const { date, value } of annual) expect([date, quarterly.get(date)]).toEqual([date, value]);
    expect(quarterly.size).toBe(38);
  });

  test.each(periods)('over %s every indicator has points or a reason', (period) => {
    for (const indicator of [
      'stockPrice',
      'netDebt',
      'capexChange',
      'dividendYield',
      'grossMargin',
    ] as const) {
      const over = { mode: 'rebased', basis: 'quarterly' } as const;
      const { points, why } = seriesUpTo('AAPL', '2026-08-21', period, indicator, over);
      expect([indicator, points.length > 0]).toEqual([indicator, why === null]);
    }
  });
});
