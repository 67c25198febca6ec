import { httpApi, type InputOf } from '@tenfold/contract/call';
import { getChart, listChartEvents } from '@tenfold/contract/chart';
import { seriesIn } from '@tenfold/contract/chart/chart-series';
import { getStockPrice } from '@tenfold/contract/company';
import { apiBase } from '@tenfold/contract/endpoint';
import { getFinancials } from '@tenfold/contract/financials';
import { getValuation } from '@tenfold/contract/valuation';
import { indicatorKeys, type Period, periods } from '@tenfold/domain/series';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiAs, signIn } from '../world/people.ts';
import { type Server, startServer } from '../world/server.ts';

let server: Server;

beforeAll(async () => {
  server = await startServer();
});

afterAll(() => server.stop());

const api = () => httpApi({ baseUrl: server.url });

async function draw(...input: Parameters<typeof ask>) {
  const chart = await ask(...input);
  return { ...chart, series: seriesIn(chart) };
}

const ask = (symbol: string, period: Period, body: InputOf<typeof getChart>['body']) =>
  api().call(getChart, { params: { symbol, period }, body });

describe('the chart of Apple', () => {
  test.each(periods)('over %s has the prices of that period', async (period) => {
    const params = { symbol: 'AAPL', period };
    const chart = await draw('AAPL', period, { indicators: ['stockPrice'] });
    const prices = await api().call(getStockPrice, { params });
    expect(chart.series[0]?.points.map(({ date, value }) => [date, value])).toEqual(
      prices.points.map(({ datetime, value }) => [datetime, value]),
    );
    expect(chart.series[0]?.change).toBe(prices.change);
    expect([chart.from, chart.to]).toEqual([prices.points[0]?.datetime, prices.points.at(-1)?.datetime]);
  });

  test("ends with the valuation card's price", async () => {
    const { series } = await draw('AAPL', '10Y', {
      indicators: ['priceEarningsRatioLtm', 'averageMarketCap', 'freeCashFlowYield'],
    });
    const card = await api().call(getValuation, { params: { symbol: 'AAPL' } });
    expect(series.map(({ points }) => points.at(-1)?.value)).toEqual(
      [card.priceEarningsRatioLtm, card.marketCap, card.freeCashFlowYield].map((value) =>
        expect.closeTo(value ?? 0, 6),
      ),
    );
  });

  test('has the years of the financials table', async () => {
    const { series } = await draw('AAPL', '10Y', { indicators: ['earningsPerShare'] });
    const { actual } = await api().call(getFinancials, { params: { symbol: 'AAPL' } });
    const table = new Map(actual.map((column) => [column.periodEnd, column.earningsPerShare]));
    expect(series[0]?.points).toHaveLength(10);
    for (const { date, value } of series[0]?.points ?? []) expect(table.get(date)).toBe(value);
  });

  test('marks simulated days', async () => {
    const { series } = await draw('AAPL', '1M', { indicators: ['stockPrice'] });
    const points = series[0]?.points ?? [];
    expect(points.some(({ simulated }) => simulated)).toBe(true);
    expect(points.filter(({ simulated }) => !simulated).length).toBeGreaterThan(0);
  });

  test('with five others, of every indicator, has points or a reason each', async () => {
    const compare = ['NKE', 'NVDA', 'COST', 'PG', 'WDAY'];
    const ben = await apiAs(server, 'ben');
    const chart = await ben.call(getChart, {
      params: { symbol: 'AAPL', period: '10Y' },
      body: { indicators: indicatorKeys.slice(0, 30), compare, mode: 'rebased', basis: 'quarterly' },
    });
    expect(chart.series).toHaveLength(180);
    for (const { symbol, indicator, points, why } of seriesIn(chart)) {
      expect([symbol, indicator, points.length === 0]).toEqual([symbol, indicator, why !== null]);
    }
  });

  test.each([
    ['as a reader first sees it', ['stockPrice', 'earningsPerShare', 'freeCashFlowPerShare'], []],
    ['of thirty indicators', indicatorKeys.slice(0, 30), []],
    ['beside three others', ['stockPrice', 'totalReturn', 'revenue'], ['GOOGL', 'MSFT', 'NKE']],
  ])('of ten years, %s, is less than 40 kB', async (_, indicators, compare) => {
    const authorization = `Bearer ${await signIn(server, 'ben')}`;
    const reply = await fetch(`${server.url}${apiBase}/company/AAPL/chart/10Y`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-encoding': 'br', authorization },
      body: JSON.stringify({ indicators, compare }),
    });
    expect(reply.headers.get('content-encoding')).toBe('br');
    expect(Number(reply.headers.get('content-length'))).toBeLessThan(40_000);
  });
});

test('a chart of an unknown company and of one without data have different error codes', async () => {
  const ask = async (symbol: string) => {
    const reply = await fetch(`${server.url}${apiBase}/company/${symbol}/chart/1Y`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ indicators: ['stockPrice'] }),
    });
    return [reply.status, (await reply.json()).code];
  };
  expect(await ask('NOSUCH')).toEqual([404, 'company_not_found']);
  expect(await ask('KO')).toEqual([404, 'company_not_on_file']);
});

test('the days of reports, dividends and splits are known, in today’s shares', async () => {
  const { currency, events } = await api().call(listChartEvents, { params: { symbol: 'AAPL' } });
  expect(currency).toBe('USD');
  expect(events).toContainEqual({ date: '2018-02-09', kind: 'dividend', form: null, value: 0.1575 });
  expect(events).toContainEqual({ date: '2020-08-31', kind: 'split', form: null, value: 4 });
  const reports = events.filter(({ kind }) => kind === 'report');
  expect(reports.filter(({ form }) => form === '10-K').length).toBeGreaterThan(9);
  expect(new Set(reports.map(({ form }) => form))).not.toContain('8-K');
  expect(events.map(({ date }) => date)).toEqual(events.map(({ date }) => date).sort());
});
