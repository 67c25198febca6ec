import { httpApi } from '@tenfold/contract/call';
import { getCompany, listCompanies } from '@tenfold/contract/company';
import { getFinancials } from '@tenfold/contract/financials';
import { getValuation } from '@tenfold/contract/valuation';
import { expect, test } from 'vitest';
import { openedBeforeTests } from '../../apps/server/src/platform/db/opened-before-tests.fixture.ts';
import { computeValue } from '../../apps/web/app/features/valuation/model/compute-value.ts';
import { initialSetting } from '../../apps/web/app/features/valuation/model/value-setting.ts';
import { startForBen } from './server-for-ben.ts';

const server = openedBeforeTests(startForBen);

test('every company of the list shows the figures of its page', async () => {
  const { companies } = await server.ben.call(listCompanies);
  expect(companies.length).toBeGreaterThan(30);
  for (const listed of companies) {
    const { symbol, stockPrice, stockPriceChange, lastTradeTime } = listed;
    const company = await server.ben.call(getCompany, { params: { symbol } });
    expect([symbol, stockPrice, stockPriceChange]).toEqual([
      symbol,
      company.stockPrice,
      company.stockPriceChange,
    ]);
    const { marketCap, priceEarningsRatioLtm, freeCashFlowYield } = await server.ben.call(getValuation, {
      params: { symbol },
    });
    expect(listed).toMatchObject({ symbol, marketCap, priceEarningsRatioLtm, freeCashFlowYield });

    const { forecastBase } = await server.ben.call(getFinancials, { params: { symbol } });
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
