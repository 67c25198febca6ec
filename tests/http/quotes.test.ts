import { httpApi } from '@tenfold/contract/call';
import { getChart } from '@tenfold/contract/chart';
import { getCompany, getStockPrice } from '@tenfold/contract/company';
import { apiBase } from '@tenfold/contract/endpoint';
import { getValuation } from '@tenfold/contract/valuation';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Server, startServer } from '../world/server.ts';

let server: Server;
const params = { symbol: 'AAPL' };
const api = () => httpApi({ baseUrl: server.url });
const company = () => api().call(getCompany, { params });

beforeAll(async () => {
  server = await startServer({ QUOTE_PROVIDER: 'sample' });
});
afterAll(() => server.stop());

/** Until the replay of the requested company has started. */
const played = () =>
  expect.poll(async () => (await company()).quote?.kind, { timeout: 90_000 }).toBe('replay');

describe('a viewed company of the sample', () => {
  test('moves through a simulated day after its last close, from the first answer on', async () => {
    const first = await company();
    expect(first.quote).toMatchObject({ kind: 'replay', source: 'sample data', simulated: true });
    const year = await api().call(getStockPrice, { params: { ...params, period: '1Y' } });
    const last = year.points.at(-1);
    expect(Date.parse(first.lastTradeTime ?? '')).toBeGreaterThan(Date.parse(`${last?.datetime}T23:59:59Z`));
    const close = last?.value ?? Number.NaN;
    expect(first.stockPriceChange).toBeCloseTo((first.stockPrice ?? Number.NaN) / close - 1, 12);
    await expect
      .poll(async () => (await company()).latestUpdate, { timeout: 90_000 })
      .not.toBe(first.latestUpdate);
  });

  test('answers 304 until the quote changes', async () => {
    await played();
    const get = (headers: Record<string, string>) =>
      fetch(`${server.url}${apiBase}/company/AAPL`, { headers });
    const statuses: number[] = [];
    let etag = '';
    await expect
      .poll(
        async () => {
          const reply = await get(etag === '' ? {} : { 'if-none-match': etag });
          statuses.push(reply.status);
          etag = reply.headers.get('etag') ?? '';
          await reply.arrayBuffer();
          return statuses.includes(304) && statuses.filter((status) => status === 200).length >= 3;
        },
        { timeout: 90_000, interval: 200 },
      )
      .toBe(true);
    expect(statuses.every((status) => status === 200 || status === 304)).toBe(true);
  });

  test("has intraday prices that end with its header's price, each marked as simulated", async () => {
    await played();
    const read = () => api().call(getStockPrice, { params: { ...params, period: '1D' } });
    await expect.poll(async () => (await read()).points.length, { timeout: 90_000 }).toBeGreaterThan(2);
    const { points } = await read();
    expect(points[0]?.datetime).toMatch(/T16:00:00-0[45]:00$/);
    expect(points[1]?.datetime).toMatch(/T09:30:00-0[45]:00$/);
    expect(points.slice(1).every(({ simulated }) => simulated)).toBe(true);
    const chart = await api().call(getChart, {
      params: { ...params, period: '1D' },
      body: { indicators: ['stockPrice'] },
    });
    expect(chart.series[0]?.points[0]).toEqual({ date: points[0]?.datetime, value: points[0]?.value });
  });

  test('is valued at its last close throughout, where its longer charts end', async () => {
    await played();
    const valuation = await api().call(getValuation, { params });
    const year = await api().call(getStockPrice, { params: { ...params, period: '1Y' } });
    expect(valuation.asOf).toBe(year.points.at(-1)?.datetime);
    expect((await company()).lastTradeTime?.slice(0, 10) ?? '').not.toBe(valuation.asOf);
  });
});

test('a company nobody has viewed yet has its simulated price, too', async () => {
  expect((await api().call(getCompany, { params: { symbol: 'NKE' } })).quote?.kind).toBe('replay');
});
