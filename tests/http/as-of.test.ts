import type { Api } from '@tenfold/contract/call';
import { getChart, listChartEvents } from '@tenfold/contract/chart';
import { seriesIn } from '@tenfold/contract/chart/chart-series';
import { getCompany } from '@tenfold/contract/company';
import {
  getCompanyOnDay,
  getFigureSource,
  getFilings,
  getFinancials,
  getMoreRows,
  getMultiples,
} from '@tenfold/contract/financials';
import { getValuation, getValuationOnDay } from '@tenfold/contract/valuation';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressOf, apiAs, type SamplePerson, samplePassword } from '../world/people.ts';
import { type Server, startServer } from '../world/server.ts';
import { rounds } from '../world/size.ts';

let server: Server;
let ben: Api;

beforeAll(async () => {
  server = await startServer();
  ben = await apiAs(server, 'ben');
});
afterAll(() => server.stop());

const days = fc.date({ min: new Date('2009-01-01'), max: new Date('2026-01-31'), noInvalidDate: true });

/** Apple and Walmart split, Taiwan Semiconductor trades in another currency, Costco's years end in August. */
const companies = ['AAPL', 'COST', 'GM', 'NKE', 'TSM', 'WMT'];

/** Days of which the page has years that today's page has too, and later ones to hide. */
const shown = { min: new Date('2017-06-01'), max: new Date('2025-01-31') };

const refusal = (call: Promise<unknown>) =>
  call.then(
    () => null,
    ({ status, message }) => [status, message],
  );

describe('as of a past day', () => {
  test('no answer has a fact filed later, a price traded later or a year that today’s page leaves out', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...companies), days, async (symbol, date) => {
        const day = date.toISOString().slice(0, 10);
        const bySymbol = { params: { symbol }, query: { asOf: day } };
        const [{ reports, splitSince, ...company }, today, then, more, filings, ratios, chart, events] =
          await Promise.all([
            ben.call(getCompanyOnDay, { params: { symbol, day } }),
            ben.call(getFinancials, { params: { symbol } }),
            ben.call(getFinancials, bySymbol),
            ben.call(getMoreRows, bySymbol),
            ben.call(getFilings, bySymbol),
            ben.call(getValuationOnDay, { params: { symbol, day } }),
            ben.call(getChart, {
              params: { symbol, period: 'MAX' },
              query: { asOf: day },
              body: { indicators: ['stockPrice', 'revenue', 'priceEarningsRatioLtm', 'totalReturn'] },
            }),
            ben.call(listChartEvents, bySymbol),
          ]);
        expect(reports.length).toBeGreaterThan(5);
        expect(filings.filings.map(({ filed }) => filed).filter((filed) => filed > day)).toEqual([]);
        expect(events.events.filter((event) => event.date > day)).toEqual([]);
        expect(datesIn([company, filings, ratios, chart, more]).filter((found) => found > day)).toEqual([]);
        expect(datesIn([then.actual, then.ltm, then.quarterly]).filter((found) => found > day)).toEqual([]);
        const points = chart.series.length === 0 ? [] : seriesIn(chart).flatMap((one) => one.points);
        expect(points.filter((point) => point.date.slice(0, 10) > day)).toEqual([]);
        const shownToday = new Set(today.actual.map(({ year }) => year));
        expect(then.actual.filter(({ year }) => !shownToday.has(year))).toEqual([]);
        expect(more.actual.map(({ year }) => year)).toEqual(then.actual.map(({ year }) => year));
        expect(more.quarterly.length).toBe(then.quarterly.length);
        const last = then.actual.at(-1);
        if (last?.year == null || last.revenue === null) return;
        const source = await ben.call(getFigureSource, {
          ...bySymbol,
          params: { symbol, rowKey: 'revenue', column: String(last.year) },
        });
        expect(source.value).toBe(last.revenue);
        expect(datesIn(source).filter((found) => found > day)).toEqual([]);
      }),
      { numRuns: rounds(20, 1_000), seed: 29 },
    );
  });

  test('no figure of a later report is anywhere on the page, in its model or in what is embedded', async () => {
    const cookie = await signInPage(server, 'ben');
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...companies),
        fc.date({ ...shown, noInvalidDate: true }),
        async (symbol, date) => {
          const day = date.toISOString().slice(0, 10);
          const bySymbol = { params: { symbol }, query: { asOf: day } };
          const [today, price, then, more, html, ...others] = await Promise.all([
            ben.call(getFinancials, { params: { symbol } }),
            ben.call(getCompany, { params: { symbol } }),
            ben.call(getFinancials, bySymbol),
            ben.call(getMoreRows, bySymbol),
            fetch(`${server.url}/company/${symbol}?asof=${day}`, { headers: { cookie } }).then((it) =>
              it.text(),
            ),
            ben.call(getCompanyOnDay, { params: { symbol, day } }),
            ben.call(getMultiples, bySymbol),
            ben.call(getValuationOnDay, { params: { symbol, day } }),
          ]);
          const columns = ({ actual, quarterly, ltm, ltmYearBefore }: typeof today) =>
            new Set(amountsIn([actual, quarterly, ltm, ltmYearBefore]));
          const known = new Set([...columns(then), ...amountsIn(more)]);
          const later = [...columns(today)].filter((amount) => !known.has(amount));
          expect(later.length).toBeGreaterThan(10);
          const sent = new Set(amountsIn([then, others]));
          expect(later.filter((amount) => sent.has(amount))).toEqual([]);
          expect(html.includes(day)).toBe(true);
          const byChance = new Set(numbersIn([then, more, others]).map(inMillions));
          const onScreen = html.replaceAll(/<script[\s\S]*?<\/script>/g, '').match(/[\d,]*\d/g);
          const inTables = new Set(onScreen?.filter((text) => !byChance.has(text)));
          expect(inTables.size).toBeGreaterThan(20);
          expect(later.map(inMillions).filter((text) => inTables.has(text))).toEqual([]);
          expect(later.filter((amount) => html.includes(String(amount)))).toEqual([]);
          expect(html.includes(`>${price.stockPrice?.toFixed(2)}<`)).toBe(false);
        },
      ),
      { numRuns: rounds(8, 40), seed: 30 },
    );
  }, 300_000);

  test('a later report changes nothing: each day between two reports has the same figures', async () => {
    const revenueOn = async (asOf: string) => {
      const { actual, ltm } = await ben.call(getFinancials, { params: { symbol: 'AAPL' }, query: { asOf } });
      return [...actual, ...ltm].map(({ revenue }) => revenue);
    };
    const { reports } = await ben.call(getCompanyOnDay, { params: { symbol: 'AAPL', day: '2023-06-30' } });
    const next = reports.find(({ filed }) => filed > '2023-06-30')?.filed ?? '';
    expect(await revenueOn('2023-06-30')).toEqual(await revenueOn(dayBefore(next)));
    expect(await revenueOn(next)).not.toEqual(await revenueOn('2023-06-30'));
  });

  test('today answers as without a day', async () => {
    const { reports } = await ben.call(getCompanyOnDay, { params: { symbol: 'NKE', day: '2026-01-02' } });
    const asOf = reports.at(-1)?.filed ?? '';
    const today = await ben.call(getFinancials, { params: { symbol: 'NKE' } });
    const then = await ben.call(getFinancials, { params: { symbol: 'NKE' }, query: { asOf } });
    expect(then.actual.map(({ revenue }) => revenue)).toEqual(today.actual.map(({ revenue }) => revenue));
    const ratios = await ben.call(getValuation, { params: { symbol: 'NKE' } });
    const newest = await ben.call(getValuationOnDay, { params: { symbol: 'NKE', day: ratios.asOf ?? '' } });
    expect(newest.priceEarningsRatioLtm).toBe(ratios.priceEarningsRatioLtm);
  });

  test('Apple on June 30, 2023 is at its close, with four fiscal years of filings to come', async () => {
    const company = await ben.call(getCompanyOnDay, { params: { symbol: 'AAPL', day: '2023-06-30' } });
    expect(company).toMatchObject({
      day: '2023-06-30',
      close: { day: '2023-06-30', simulated: expect.any(Boolean) },
    });
    expect(company.reports.findLast(({ filed }) => filed <= '2023-06-30')).toEqual({
      form: '10-Q',
      filed: '2023-05-05',
      annual: false,
    });
    expect(company.later.annualReports).toBeGreaterThanOrEqual(2);
    const ratios = await ben.call(getValuationOnDay, { params: { symbol: 'AAPL', day: '2023-06-30' } });
    expect(ratios.asOf).toBe('2023-06-30');
  });

  test('a Saturday has the close of its Friday, and a day before the first report has no figures', async () => {
    const saturday = await ben.call(getCompanyOnDay, { params: { symbol: 'AAPL', day: '2023-07-01' } });
    expect(saturday.close?.day).toBe('2023-06-30');
    const early = { params: { symbol: 'AAPL', day: '2001-01-01' } };
    expect(await ben.call(getCompanyOnDay, early)).toMatchObject({ close: null, day: '2001-01-01' });
    const figures = await ben.call(getFinancials, {
      params: { symbol: 'AAPL' },
      query: { asOf: '2001-01-01' },
    });
    expect([figures.actual, figures.quarterly, figures.forecastBase]).toEqual([[], [], null]);
    const multiples = ben.call(getMultiples, { params: { symbol: 'AAPL' }, query: { asOf: '2001-01-01' } });
    expect(await refusal(multiples)).toBeNull();
  });

  test('a day to come, no day and a company that isn’t there are refused', async () => {
    const on = (symbol: string, day: string) =>
      refusal(ben.call(getCompanyOnDay, { params: { symbol, day } }));
    expect(await on('AAPL', '2999-01-01')).toEqual([
      422,
      expect.stringMatching(/^Choose a day up to 20\d\d-/),
    ]);
    expect(await on('AAPL', '2023-02-30')).toMatchObject([422, expect.any(String)]);
    expect(await on('NOPE', '2023-06-30')).toMatchObject([404, expect.any(String)]);
    const later = ben.call(getFinancials, { params: { symbol: 'AAPL' }, query: { asOf: '2999-01-01' } });
    expect(await refusal(later)).toMatchObject([422, expect.any(String)]);
  });
});

/** Every date in a value, at any depth. */
function datesIn(value: unknown): string[] {
  if (typeof value === 'string') return /^\d{4}-\d{2}-\d{2}/.test(value) ? [value.slice(0, 10)] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(datesIn);
}

/** Amounts of money that no other figure is by chance. */
function amountsIn(value: unknown): number[] {
  return numbersIn(value).filter((one) => Number.isInteger(one / 1e3) && Math.abs(one) >= 1e10);
}

/** At any depth. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(numbersIn);
}

/** Printed the way tables show it. */
function inMillions(amount: number): string {
  return Math.round(Math.abs(amount) / 1e6).toLocaleString('en-US');
}

/** The cookie of a page, which tells whom it is for. */
async function signInPage({ url, dataDir }: Server, person: SamplePerson): Promise<string> {
  const body = new URLSearchParams({ username: addressOf(person), password: await samplePassword(dataDir) });
  const answer = await fetch(`${url}/api/v1/user/login`, { method: 'POST', body });
  return answer.headers
    .getSetCookie()
    .map((it) => it.split(';')[0])
    .join('; ');
}

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
}
