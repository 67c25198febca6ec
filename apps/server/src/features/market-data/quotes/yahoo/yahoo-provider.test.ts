import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { StoppedClock } from '../../../../platform/clock/index.ts';
import { yahooClient } from './yahoo-client.ts';
import { yahooProvider } from './yahoo-provider.ts';

const clock = new StoppedClock('2025-02-21T15:00:00Z');
const signal = new AbortController().signal;

/** Yahoo with one fixed answer; starting a session takes two more. */
function answering(status: number, body: unknown) {
  const ask = async (url: unknown) => {
    const address = String(url);
    if (address.includes('getcrumb')) return new Response('crumb');
    if (/finance\.yahoo\.com\/quote|fc\.yahoo/.test(address)) {
      return new Response('', { headers: { 'set-cookie': 'A3=x; Domain=.yahoo.com; Path=/' } });
    }
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
  };
  return yahooProvider(clock, yahooClient(ask as typeof fetch));
}

const quoted = (...result: object[]) => answering(200, { quoteResponse: { result, error: null } });
const entry = {
  language: 'en-US',
  quoteType: 'EQUITY',
  symbol: 'ACME',
  currency: 'USD',
  regularMarketPrice: 12.5,
  regularMarketPreviousClose: 12,
  regularMarketTime: 1_739_566_800,
  exchangeDataDelayedBy: 15,
};

describe('a Yahoo quote', () => {
  test('has its price, previous close, time, currency and delay', async () => {
    expect((await quoted(entry).quotes(['ACME'], signal)).get('ACME')).toEqual({
      price: 12.5,
      previousClose: 12,
      tradedAt: new Date('2025-02-14T21:00:00Z'),
      currency: 'USD',
      delayMinutes: 15,
    });
  });

  test('of a delisted company is missing, without affecting others', async () => {
    const gone = { language: 'en-US', quoteType: 'NONE', symbol: 'GONE' };
    const priceless = { language: 'en-US', quoteType: 'EQUITY', symbol: 'BARE' };
    const quotes = await quoted(gone, priceless, entry).quotes(['GONE', 'BARE', 'ACME'], signal);
    expect([...quotes.keys()]).toEqual(['ACME']);
  });

  test('with unexpected types is passed on, to be refused', async () => {
    const odd = { ...entry, regularMarketPrice: 'twelve', regularMarketTime: 'now' };
    const tick = (await quoted(odd).quotes(['ACME'], signal)).get('ACME');
    expect([tick?.price, tick?.tradedAt.getTime()]).toEqual([Number.NaN, Number.NaN]);
  });
});

describe('a Yahoo failure', () => {
  test.each([
    ['is overrun', 429, 'Too Many Requests'],
    ['breaks', 503, '<html>'],
    ['says something that is not JSON', 200, '<html>hello</html>'],
    ['refuses', 404, { chart: { result: null, error: { code: 'Not Found', description: 'No data found' } } }],
    ['says nothing', 200, {}],
  ])('with %s throws', async (_, status, body) => {
    const yahoo = answering(status, body);
    await expect(yahoo.history?.('ACME', '2025-01-01', signal)).rejects.toThrow();
    await expect(yahoo.intraday('ACME', signal)).rejects.toThrow();
  });
});

const recorded = fileURLToPath(
  new URL('../../../../../../../../shared/data/api-fixtures/yahoo/', import.meta.url),
);

describe.skipIf(!existsSync(recorded))(
  'recorded Yahoo answers (skipped where ../shared/data is not there)',
  () => {
    const replayed = (file: string) => {
      const { status, bodyJson, body } = JSON.parse(readFileSync(join(recorded, file), 'utf8'));
      return answering(status, bodyJson ?? body ?? '');
    };
    const filesOf = (kind: string) =>
      (existsSync(recorded) ? readdirSync(recorded) : []).filter((file) => file.startsWith(`${kind}-`));

    test.each(filesOf('quote'))(
      'every price in %s has a time and a currency, or is missing',
      async (file) => {
        for (const tick of (await replayed(file).quotes(['X'], signal)).values()) {
          const partial = file.includes('-fields-');
          expect(tick.price > 0 || partial).toBe(true);
          expect(Number.isFinite(tick.tradedAt.getTime()) || partial).toBe(true);
        }
      },
    );

    test.each(filesOf('chart'))('%s is read as days, or refused as a whole', async (file) => {
      const answer = await replayed(file)
        .history?.('X', '2020-01-01', signal)
        .catch((error: unknown) => error);
      if (answer instanceof Error) expect(file).toContain('.fake');
      else expect(answer).toMatchObject({ closes: expect.any(Array) });
    });

    test("Apple's quote at the end of a week", async () => {
      expect((await replayed('quote-AAPL.json').quotes(['AAPL'], signal)).get('AAPL')).toEqual({
        price: 244.6,
        previousClose: 241.53,
        tradedAt: new Date('2025-02-14T21:00:00Z'),
        currency: 'USD',
        delayMinutes: 0,
      });
    });

    test("Apple's history around a split and a dividend", async () => {
      const history = await replayed('chart-AAPL-2020-08-31-to-2020-11-07.json').history?.(
        'AAPL',
        '',
        signal,
      );
      expect(history?.closes).toHaveLength(49);
      expect(history?.closes[0]).toEqual({ day: '2020-08-31', close: 129.04 });
      expect(history?.splits).toEqual([{ effective: '2020-08-31', ratio: 4 }]);
      expect(history?.dividends).toEqual([{ exDate: '2020-11-06', amount: 0.205 }]);
    });

    test("Apple's estimates", async () => {
      const read = await replayed('quoteSummary-all-AAPL.json').estimates?.('AAPL', signal);
      expect(read?.asOf).toBe('2025-02-21');
      expect(read?.figures).toMatchObject({
        currency: 'USD',
        annual: [
          { periodEnd: '2025-09-30', eps: expect.any(Number), revenue: expect.any(Number) },
          { periodEnd: '2026-09-30', eps: expect.any(Number), revenue: expect.any(Number) },
        ],
        epsHistory: [{ quarterEnd: '2024-03-31', actual: 1.53, estimate: 1.49923 }, {}, {}, {}],
        meanTarget: 252.22575,
        nextDate: '2025-04-30',
      });
      expect(read?.figures.ratings[0]).toEqual({ firm: 'Citigroup', date: '2025-01-31', to: 'Buy' });
    });

    test('a currency has no analysts', async () => {
      expect(await replayed('quoteSummary-all-EURUSD=X.json').estimates?.('EURUSD=X', signal)).toBe(null);
    });
  },
);
