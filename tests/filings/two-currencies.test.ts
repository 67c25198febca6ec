import { annualColumns, type Market } from '@tenfold/domain/columns';
import { averagesForecast } from '@tenfold/domain/forecast';
import { valuationRatios } from '@tenfold/domain/market';
import { convenienceRates } from '@tenfold/domain/statements';
import { defaultChoice, fairValue } from '@tenfold/domain/valuation';
import { describe, expect, test } from 'vitest';
import { factsOf, filingOf, filingsAreHere, marketOf } from './filings.ts';
import { forecastBaseOf } from './forecast-base-of.ts';

const rates = filingsAreHere ? convenienceRates(factsOf('TSM'), 'TWD', 'USD') : [];

const marketOfReceipt = (symbol: string): Market => ({ ...marketOf(symbol), adrRatio: 5, rates });

describe.skipIf(!filingsAreHere)('TSM reports in TWD and trades in USD, five shares a receipt', () => {
  test('its filings convert at the closing rate of each year', () => {
    expect(rates.map(({ day, rate }) => [day, rate])).toEqual([
      ['2017-12-31', 29.64],
      ['2018-12-31', 30.61],
      ['2019-12-31', 29.91],
      ['2020-12-31', 28.08],
      ['2021-06-30', 27.91],
      ['2021-12-31', 27.74],
      ['2022-12-31', 30.73],
      ['2023-12-31', 30.62],
      ['2024-12-31', 32.79],
    ]);
    expect(rates.at(-1)?.source).toBe('20-F filed 2025-04-17');
  });

  test('at the end of 2024 its ratios use the rate of that day', () => {
    const year = annualColumns(filingOf('TSM').statements, marketOfReceipt('TSM')).find(
      (column) => column.year === 2024,
    );
    expect(year?.figures.averageStockPrice.value).toBe(197.49);
    expect(year?.figures.priceEarningsRatioLtm.value).toBeCloseTo(28.99, 2);
    expect((year?.figures.averageMarketCap.value ?? 0) / 1e6).toBeCloseTo(1_024_171, 0);
    expect(year?.figures.freeCashFlowYield.value).toBeCloseTo(0.0259, 4);
    const marketCapInTwd = (year?.figures.averageMarketCap.value ?? 0) * 32.79;
    expect(marketCapInTwd / (year?.figures.revenue.value ?? 1)).toBeCloseTo(11.6, 2);
  });

  test('its free cash flow value is 672.82 TWD a share, 102.59 USD an ADR', () => {
    const base = forecastBaseOf('TSM', marketOfReceipt('TSM'));
    const value = fairValue(base, averagesForecast(base), defaultChoice);
    expect(value).toMatchObject({ ok: true, valuePerShare: expect.closeTo(102.59, 2) });
    expect((value.ok ? value.valuePerShare : 0) * (32.79 / 5)).toBeCloseTo(672.82, 1);
  });

  test('its growth is in TWD: convenience values in USD are never used', () => {
    const year = annualColumns(filingOf('TSM').statements, marketOfReceipt('TSM')).find(
      (column) => column.year === 2024,
    );
    expect(year?.figures.revenueChange.value).toBeCloseTo(0.3389, 4);
  });

  test('today’s ratios use the newest rate, and show its age', () => {
    const { statements } = filingOf('TSM');
    const market = marketOfReceipt('TSM');
    const card = valuationRatios({
      ...market,
      statements,
      annual: annualColumns(statements, market),
      consensus: [],
    });
    const price = market.closes.at(-1)?.close ?? 0;
    const eps = statements.ltm?.lines.earningsPerShare.value ?? 1;
    expect(card.priceEarningsRatioLtm.value).toBeCloseTo((price * 32.79) / (eps * 5), 9);
    expect(card.priceEarningsRatioLtm.marks).toContain('old_rate');
    expect(card.priceSalesRatio.marks).toContain('old_rate');
    expect(card.marketCap.marks).not.toContain('old_rate');
    expect(card.dividendsPerShareLtm.value).toBeCloseTo((17 * 5) / 31.705, 9);
  });
});
