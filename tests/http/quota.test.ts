import { getPlans, getQuota, type Quota } from '@tenfold/contract/billing';
import { apiBase } from '@tenfold/contract/endpoint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiAs, signIn } from '../world/people.ts';
import { type Server, startServer } from '../world/server.ts';

let server: Server;

beforeAll(async () => {
  server = await startServer({ QUOTA_VISITOR: '3', QUOTA_LIGHT: '4' });
});
afterAll(() => server.stop());

function browser() {
  let cookies = '';
  return async (path: string) => {
    const reply = await fetch(`${server.url}${path}`, { headers: { cookie: cookies } });
    const set = reply.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
    if (set.length > 0) cookies = set.join('; ');
    return reply;
  };
}
const financials = (symbol: string) => `${apiBase}/company/${symbol}/financials`;

describe('a browser without an account', () => {
  test('opens as many companies as set, each repeatedly, and not one more', async () => {
    const get = browser();
    for (const symbol of ['NKE', 'AAPL', 'COST', 'PG', 'NKE']) {
      expect([symbol, (await get(financials(symbol))).status]).toEqual([symbol, 200]);
    }
    const refused = await get(financials('WDAY'));
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({
      code: 'quota_reached',
      max_reached: true,
      error_message: 'You’ve opened 3 of 3 companies this month.',
    });
    expect((await get(financials('AAPL'))).status).toBe(200);
    const quota = await (await get(`${apiBase}/billing/quota`)).json();
    expect(quota).toMatchObject({ limit: 3, used: 3, remaining: 0, companies: ['NKE', 'COST', 'PG'] });
  });

  test('gets the page of one more company without its figures', async () => {
    const get = browser();
    for (const symbol of ['NKE', 'COST', 'PG']) await get(`/company/${symbol}`);
    const page = await get('/company/WDAY');
    expect(page.status).toBe(200);
    const html = await page.text();
    for (const text of ['Workday, Inc.', '52-week range', 'Business summary', 'Key facts']) {
      expect(html).toContain(text);
    }
    expect(html).toContain('3 of 3 companies this month');
    expect(html).not.toContain('data-row="revenue"');
  });

  test('does not use up the quota on companies without data', async () => {
    const get = browser();
    for (const symbol of ['NOSUCH', 'KO']) expect((await get(financials(symbol))).status).toBe(404);
    expect(await (await get(`${apiBase}/billing/quota`)).json()).toMatchObject({ used: 0 });
  });

  test('without cookies, like a crawler, gets every page', async () => {
    for (const symbol of ['NKE', 'COST', 'PG', 'WDAY', 'F']) {
      const html = await (await fetch(`${server.url}/company/${symbol}`)).text();
      expect(html).toContain('data-row="revenue"');
    }
  });

  test('gets a cookie no script can read', async () => {
    const reply = await fetch(`${server.url}${financials('NKE')}`);
    expect(reply.headers.get('set-cookie')).toMatch(/^visitor=[^;]+;.*HttpOnly; SameSite=Lax/);
  });
});

describe('a person', () => {
  test('on Light opens as many as set, counted over all calls and browsers', async () => {
    const token = await signIn(server, 'ann');
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const status = async (path: string, body?: object) => {
      const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
      return (await fetch(`${server.url}${apiBase}/company/${path}`, init)).status;
    };
    const chart = { indicators: ['stockPrice'], compare: ['COST'] };
    expect(await status('NKE/chart/1Y', chart)).toBe(200);
    expect(await status('PG/stock/1Y')).toBe(200);
    const source = 'financials/revenue/2024/source';
    expect(await status(`WDAY/${source}`)).toBe(200);
    for (const path of ['F/financials', 'F/stock/1Y', 'F/chart/1Y', `F/${source}`]) {
      expect([path, await status(path, path.includes('chart') ? chart : undefined)]).toEqual([path, 403]);
    }
    expect(await status('NKE/financials')).toBe(200);
    const quota = await (await apiAs(server, 'ann')).call(getQuota);
    expect(quota).toMatchObject({ standing: 'light', companies: ['NKE', 'COST', 'PG', 'WDAY'] });
  });

  test('on Investor has no limit and is not counted', async () => {
    const ben = await apiAs(server, 'ben');
    const quota: Quota = await ben.call(getQuota);
    expect(quota).toMatchObject({ standing: 'investor', limit: null, remaining: null, companies: [] });
    expect(Date.parse(quota.resetsAt)).toBeGreaterThan(Date.now());
  });
});

test('the plans state the quotas as set', async () => {
  const { visitor, plans } = await (await apiAs(server, 'ann')).call(getPlans);
  expect(visitor.companiesAMonth).toBe(3);
  expect(plans.map(({ key, companiesAMonth }) => [key, companiesAMonth])).toEqual([
    ['light', 4],
    ['investor', null],
  ]);
});
