import { describe, expect, test } from 'vitest';
import type { Market } from '../columns/index.ts';
import { closesOf, filings, marketOf, quarterOf, yearOf } from '../columns/statement.fixture.ts';
import { type IndicatorKey, indicatorKeys, periods, pointsByDay } from '../series/index.ts';
import type { Statements } from '../statements/index.ts';
import { buildChartData } from './chart-data.ts';
import { closesIn } from './closes-in.ts';
import { type ChartChoice, seriesOf } from './series-of.ts';

const statements = filings({
  annual: [2023, 2024, 2025].map((year, at) =>
    yearOf(year, { revenue: 100 + 10 * at, netIncome: -5 + 5 * at, grossProfit: 40, earningsPerShare: 2 }),
  ),
  quarterly: [1, 2].map((quarter) => quarterOf(2026, quarter as 1 | 2, { revenue: 30 })),
});
const closes = closesOf(
  ['2023-08-21', 40],
  ['2025-08-21', 80],
  ['2026-07-21', 90],
  ['2026-08-20', 99],
  ['2026-08-21', 100],
);

function draw(
  indicator: IndicatorKey,
  choice: Partial<ChartChoice> = {},
  market: Partial<Market> = {},
  filed: Statements = statements,
) {
  const all = marketOf({ closes, ...market });
  const chartData = buildChartData({
    symbol: 'ACME',
    statements: filed,
    market: all,
    reports: [],
  });
  const given = {
    period: '10Y',
    lastDay: '2026-08-21',
    mode: 'absolute',
    basis: 'annual',
    ...choice,
  } as const;
  const { byDay, ...series } = seriesOf(chartData, all.closes, indicator, given);
  const within = closesIn(all.closes, given.period, given.lastDay);
  return { ...series, points: byDay === null ? series.points : pointsByDay(byDay, within) };
}

describe('a series', () => {
  test('of the price has the closes of the period and the change', () => {
    const { points, change, currency, why } = draw('stockPrice', { period: '1Y' });
    expect(points.map(({ date }) => date)).toEqual(['2025-08-21', '2026-07-21', '2026-08-20', '2026-08-21']);
    expect([change, currency, why]).toEqual([0.25, 'USD', null]);
  });

  test('of a line has a point at the end of each fiscal period', () => {
    expect(draw('revenue').points).toEqual([
      { date: '2023-12-31', value: 100 },
      { date: '2024-12-31', value: 110 },
      { date: '2025-12-31', value: 120 },
    ]);
    expect(draw('grossMargin').points[0]?.value).toBe(0.4);
  });

  test('rebased starts at 0, keeps the change and has no currency', () => {
    const { points, change, currency } = draw('revenue', { mode: 'rebased' });
    expect(points.map(({ value }) => value)).toEqual([0, expect.closeTo(0.1, 12), expect.closeTo(0.2, 12)]);
    expect([change, currency]).toEqual([expect.closeTo(0.2, 12), null]);
  });

  test('of a rebased price starts at 0 and ends with its change', () => {
    const { points, change, currency } = draw('stockPrice', { mode: 'rebased', period: '1Y' });
    expect(points.map(({ value }) => value)).toEqual([0, 0.125, expect.closeTo(0.2375, 12), change]);
    expect([change, currency]).toEqual([0.25, null]);
  });

  test("of money is in the reported currency, of a price in the exchange's", () => {
    const abroad = { ...statements, reportedCurrency: 'TWD' };
    expect(draw('revenue', {}, {}, abroad).currency).toBe('TWD');
    expect(draw('averageStockPrice', {}, {}, abroad).currency).toBe('USD');
    expect(draw('margin', {}, {}, abroad).currency).toBeNull();
  });

  test('compared with other companies is in the trading currency: flows at the mean rate, balances at closing', () => {
    const abroad = { ...statements, reportedCurrency: 'TWD' };
    const ends = statements.annual.map(({ period }) => period.end);
    const rates = ends.map((day, at) => ({ day, rate: 30 + at, source: 'a source' }));
    const converted = draw('revenue', { currency: 'traded' }, { rates }, abroad);
    const filed = draw('revenue', {}, {}, abroad).points;
    expect(converted.currency).toBe('USD');
    expect(converted.points).toEqual(
      filed.slice(1).map(({ date, value }, at) => ({ date, value: expect.closeTo(value / (30.5 + at), 9) })),
    );
    expect(draw('revenue', { currency: 'traded', mode: 'rebased' }, { rates }, abroad).points).toEqual(
      draw('revenue', { mode: 'rebased' }, {}, abroad).points,
    );
    expect(draw('revenue', { currency: 'traded' }, {}, abroad).currency).toBe('TWD');
  });

  test('of prices at period ends marks simulated closes', () => {
    const simulated = closesOf(['2025-12-31', 85]).map((close) => ({ ...close, simulated: true }));
    const { points } = draw(
      'averageStockPrice',
      {},
      { closes: [...closes.slice(0, 2), ...simulated, ...closes.slice(2)] },
    );
    expect(points.at(-1)).toEqual({ date: '2025-12-31', value: 85, simulated: true });
    expect(points.filter(({ simulated }) => simulated)).toHaveLength(1);
  });

  test('of the price change equals the rebased price, in both modes', () => {
    const price = draw('stockPrice', { period: '1Y', mode: 'rebased' });
    for (const mode of ['absolute', 'rebased'] as const) {
      const { points, change, currency, why } = draw('priceChange', { period: '1Y', mode });
      expect(points.map(({ value }) => value)).toEqual([0, 0.125, expect.closeTo(0.2375, 12), 0.25]);
      expect(points).toEqual(price.points);
      expect([change, currency, why]).toEqual([0.25, null, null]);
    }
  });

  test('of the price change within a day has the times of the price', () => {
    const bars = [101, 99].map((price, at) => ({
      at: new Date(Date.UTC(2026, 7, 21, 13, 30 + 5 * at)),
      price,
    }));
    const choice = { period: '1D', sessions: [{ day: '2026-08-21', simulated: false, bars }] } as const;
    const { points, change } = draw('priceChange', choice);
    expect(points.map(({ date }) => date)).toEqual(draw('stockPrice', choice).points.map(({ date }) => date));
    expect(points.map(({ value }) => value)).toEqual([0, 101 / 99 - 1, 0]);
    expect(change).toBe(0);
  });

  test('of total return without dividends equals the price', () => {
    expect(draw('totalReturn').points).toEqual(draw('stockPrice').points);
  });

  test('of total return over a month includes only dividends paid in it', () => {
    const dividends = [
      { exDate: '2025-11-07', amount: 1 },
      { exDate: '2026-08-20', amount: 9 },
    ];
    const { change } = draw('totalReturn', { period: '1M' }, { dividends });
    expect(change).toBeCloseTo(100 / 90 / (1 - 9 / 90) - 1, 12);
  });
});

describe('a series has no points, with a reason', () => {
  test('when no fiscal period ended in the range', () => {
    expect(draw('revenue', { period: '1M' })).toMatchObject({
      points: [],
      why: 'none_in_period',
      change: null,
    });
  });

  test('when the line was not filed', () => {
    expect(draw('capex')).toMatchObject({ points: [], why: 'not_filed' });
  });

  test('when it starts with a loss and would be rebased; as filed it has points and no change', () => {
    expect(draw('netIncome', { mode: 'rebased' })).toMatchObject({
      points: [],
      why: 'start_or_end_not_positive',
    });
    expect(draw('netIncome')).toMatchObject({ why: null, change: null });
  });

  test('when dividends are unknown', () => {
    const paying = { ...statements, annual: [yearOf(2025, { dividendsPerShare: 4 })] };
    expect(draw('totalReturn', { period: '3Y' }, {}, paying)).toMatchObject({
      points: [],
      why: 'dividends_unknown',
    });
  });

  test('when there is no price', () => {
    for (const key of ['stockPrice', 'priceChange', 'totalReturn', 'priceEarningsRatioLtm'] as const) {
      expect(draw(key, {}, { closes: [] })).toMatchObject({ points: [], why: 'no_price' });
    }
  });

  test.each(periods)('or has points, for every indicator over %s', (period) => {
    for (const key of indicatorKeys) {
      const { points, why } = draw(key, { period, basis: 'quarterly', mode: 'rebased' });
      expect([key, points.length === 0]).toEqual([key, why !== null]);
    }
  });
});
