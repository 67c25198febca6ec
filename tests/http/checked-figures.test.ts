import { getQuota } from '@tenfold/contract/billing';
import { type Api, httpApi } from '@tenfold/contract/call';
import { checkFigures, getFinancials } from '@tenfold/contract/financials';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiAs } from '../world/people.ts';
import { type Server, startServer } from '../world/server.ts';

let server: Server;
let ann: Api;
let ben: Api;

beforeAll(async () => {
  server = await startServer({ QUOTA_LIGHT: '4' });
  ann = await apiAs(server, 'ann');
  ben = await apiAs(server, 'ben');
});
afterAll(() => server.stop());

const check = async (text: string, companies: readonly string[] = [], by: Api = ben) =>
  (await by.call(checkFigures, { body: { text, companies: [...companies] } })).figures;
const verdicts = async (...args: Parameters<typeof check>) =>
  (await check(...args)).map(({ written, verdict, why }) => [written, verdict, why]);

describe('figures typed in a text', () => {
  test('are held against the company’s table, with what was filed', async () => {
    const { actual } = await ben.call(getFinancials, { params: { symbol: 'NKE' } });
    const filed = actual.find((column) => column.year === 2024)?.revenue;
    const text = 'Apple’s revenue in 2024 was 391,053 and Nike’s revenue in 2024 $51.4 billion.';
    const [apple, nike] = await check(text);
    expect(apple).toMatchObject({
      written: '391,053',
      verdict: 'contradicts',
      filed: { token: 'AAPL FY2024 revenue', company: 'Apple', value: 391_035_000_000, asWritten: '391,035' },
    });
    expect(text.slice(apple?.start, apple?.end)).toBe('391,053');
    expect(apple?.filed?.filings[0]).toMatchObject({ form: '10-K' });
    expect(nike).toMatchObject({ verdict: 'right', filed: { symbol: 'NKE', value: filed } });
  });

  test('are of the companies that the text is about, where no sentence names one', async () => {
    expect(await verdicts('Revenue was 51,362 in fiscal 2024.', ['NKE'])).toEqual([
      ['51,362', 'right', null],
    ]);
    expect(await check('Revenue was 51,362 in fiscal 2024.')).toEqual([]);
    expect(await verdicts('Revenue was 51,362 in fiscal 2024.', ['nope'])).toEqual([
      ['51,362', 'not_found', 'not_open'],
    ]);
  });

  test('open no company: one that its writer hasn’t opened this month is checked once it is', async () => {
    const text = 'Nike’s revenue in 2024 was 51,362.';
    const before = await ann.call(getQuota);
    expect(before.companies).not.toContain('NKE');
    expect(await verdicts(text, [], ann)).toEqual([['51,362', 'not_found', 'not_open']]);
    expect(await ann.call(getQuota)).toEqual(before);
    await ann.call(getFinancials, { params: { symbol: 'NKE' } });
    expect(await verdicts(text, [], ann)).toEqual([['51,362', 'right', null]]);
  });

  test('of any text are answered, however long and strange', async () => {
    expect(await check('')).toEqual([]);
    expect((await check('Apple revenue was 391,035 in 2024, '.repeat(800))).length).toBe(60);
    await check('{{{((([c:AAPL] 1,000,000figurezq1 [y:2024]'.repeat(100), ['AAPL']);
    await expect(check('1,000 '.repeat(6_000))).rejects.toMatchObject({ code: 'invalid_request' });
    await expect(check('1,000', ['<b>'])).rejects.toMatchObject({ code: 'invalid_request' });
  });

  test('are checked for nobody who isn’t signed in', async () => {
    await expect(check('1,000', [], httpApi({ baseUrl: server.url }))).rejects.toMatchObject({
      code: 'unauthenticated',
    });
  });
});
