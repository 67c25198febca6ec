import { beforeEach, expect, test } from 'vitest';
import { emptyTables } from '../../../platform/db/empty-tables.fixture.ts';
import { openedBeforeTests } from '../../../platform/db/opened-before-tests.fixture.ts';
import { openTestDatabase } from '../../../platform/db/test-database.ts';
import { openForecastsServer } from '../forecasts-server.fixture.ts';

const server = openedBeforeTests(async () => openForecastsServer(await openTestDatabase()));
let token: string;
beforeEach(async () => {
  await emptyTables(server.db, ['forecast']);
  await post('create', {
    name: 'Base case',
    values: { 2026: { revenue_change: 0.5 }, Terminal: { margin: '=margin[-1]' } },
    own_figures: { net_debt: 0 },
  });
  token = await share(true);
});

const post = (path: string, body: object) => server.post(`/company/ACME/forecast/${path}`, body, 'ann');
const share = async (on: boolean) => (await post('1/share', { share: on })).json().share_token;
const read = (by: 'ben' | null = null) => server.get(`/forecast/shared/${token}`, {}, by);
const copy = (body: object = {}) => server.post(`/forecast/shared/${token}/copy`, body);

test('anybody with the link sees the model and its value, and nothing of its owner', async () => {
  const shared = (await read()).json();
  expect(shared).toMatchObject({
    name: 'Base case',
    symbol: 'ACME',
    company_name: 'Acme Anvils Inc.',
    values: { 2026: { revenue_change: 0.5 }, Terminal: { margin: '=margin[-1]' } },
    typed_cells: ['2026 revenueChange', 'Terminal margin'],
    valuation_date: '2026-08-21',
    why: null,
  });
  expect(
    shared.columns.map(({ year, revenue_change }: Record<string, number>) => [year, revenue_change]),
  ).toEqual([[2026, 0.5], ...[2027, 2028, 2029, 2030, 2031].map((year) => [year, expect.closeTo(0.08, 9)])]);
  const said = JSON.stringify(shared);
  for (const own of [
    '"id"',
    'account',
    'ann',
    'revision',
    'share_token',
    'copied_from',
    'versions',
    'forecast_base',
  ]) {
    expect([own, said.includes(own)]).toEqual([own, false]);
  }
});

test('the value of the link is the one its owner sees', async () => {
  const { forecasts } = (await server.get('/forecasts', {}, 'ann')).json();
  expect(forecasts[0].value_per_share).toBeGreaterThan(0);
  expect((await read()).json().value_per_share).toBe(forecasts[0].value_per_share);
});

test('a link switched off finds nothing, and the next one is another', async () => {
  await share(false);
  expect((await read()).json()).toMatchObject({ status: 404, code: 'not_found' });
  expect((await copy()).json()).toMatchObject({ status: 404, code: 'not_found' });
  const next = await share(true);
  expect([next === token, next.length]).toEqual([false, 32]);
  expect((await read()).statusCode).toBe(404);
});

test('sharing what is shared keeps its link; deleting it hides it, restoring brings it back', async () => {
  expect(await share(true)).toBe(token);
  await post('1/delete', {});
  expect((await read()).statusCode).toBe(404);
  await post('1/restore', {});
  expect((await read()).statusCode).toBe(200);
});

test("a copy belongs to who copies, and the shared one stays its owner's", async () => {
  const first = (await copy()).json();
  expect(first).toMatchObject({
    symbol: 'ACME',
    forecast: { name: 'Base case', copied_from: 'Base case', own_figures: { net_debt: 0 }, is_shared: false },
  });
  expect((await copy({ name: 'Mine' })).json().forecast.name).toBe('Mine');
  expect((await copy()).json().forecast.name).toBe('Base case 2');
  const longest = 'x'.repeat(100);
  expect((await copy({ name: longest })).json().forecast.name).toBe(longest);
  expect((await copy({ name: longest })).json().forecast.name).toBe(`${'x'.repeat(98)} 2`);
  const save = { revision: 1, values: {} };
  expect((await server.post(`/company/ACME/forecast/${first.forecast.id}/save`, save)).statusCode).toBe(200);
  expect((await read()).json().typed_cells).toHaveLength(2);
});
