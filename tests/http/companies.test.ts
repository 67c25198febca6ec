import { type Api, httpApi } from '@tenfold/contract/call';
import { getCompany, listCompanies } from '@tenfold/contract/company';
import { getFinancials } from '@tenfold/contract/financials';
import { getValuation } from '@tenfold/contract/valuation';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { computeValue } from '../../apps/web/app/features/valuation/model/compute-value.ts';
import { initialSetting } from '../../apps/web/app/features/valuation/model/value-setting.ts';
import { apiAs } from '../world/people.ts';
import { type Server, startServer } from '../world/server.ts';

let server: Server;
let ben: Api;

beforeAll(async () => {
  server = await startServer({ QUOTE_PROVIDER: 'none' });
  ben = await apiAs(server, 'ben');
});
afterAll(() => server.stop());

test('every company of the list shows the figures of its page', async () => {
  const { companies } = await ben.call(listCompanies);
  expect(companies.length).toBeGreaterThan(30);
  for (const listed of companies) {
    const { symbol, stockPrice, stockPriceChange, lastTradeTime } = listed;
    const company = await ben.call(getCompany, { params: { symbol } });
    expect([symbol, stockPrice, stockPriceChange]).toEqual([
      symbol,
      company.stockPrice,
      company.stockPriceChange,
    ]);
    const { marketCap, priceEarningsRatioLtm, freeCashFlowYield } = await ben.call(getValuation, {
      params: { symbol },
    });
    expect(listed).toMatchObject({ symbol, marketCap, priceEarningsRatioLtm, freeCashFlowYield });

    const { forecastBase } = await ben.call(getFinancials, { params: { symbol } });
    if (forecastBase === null) {
      expect([symbol, listed.value]).toEqual([symbol, null]);
      continue;
    }
    const day = lastTradeTime?.slice(0, 10) ?? null;
    const { result, asOf } = computeValue(forecastBase, initialSetting(day));
    const shown = result.ok ? (asOf?.ok ? asOf.valuePerShare : result.valuePerShare) : null;
    expect([symbol, listed.value?.method]).toEqual([symbol, result.method]);
    expect([symbol, listed.value?.valuePerShare]).toEqual([symbol, shown]);
    expect([symbol, listed.value?.why]).toEqual([symbol, result.ok ? null : result.why]);
  }
});

test('a visitor gets no value but Apple’s', async () => {
  const { companies } = await httpApi({ baseUrl: server.url }).call(listCompanies);
  const visible = companies.filter(({ value, valueVisible }) => value !== null || valueVisible);
  expect(visible.map(({ symbol }) => symbol)).toEqual(['AAPL']);
});
