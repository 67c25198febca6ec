import type { TestServer } from './features/company/server.fixture.ts';

/** What the answers that show a company say, by the address it is in. */
export interface Places {
  readonly numbers: ReadonlyMap<string, number>;
  /** Days, times and currencies. */
  readonly marks: ReadonlyMap<string, string>;
}

const indicators = ['stockPrice', 'earningsPerShare', 'dividendsPerShare', 'priceEarningsRatioLtm'];

/** Reads all places of a person who has a list, a forecast, a note, alerts and a comment of it. */
export async function readPlaces(server: TestServer, symbol: string): Promise<Places> {
  const company = `/company/${symbol}`;
  const numbers = new Map<string, number>();
  const marks = new Map<string, string>();
  const add = (name: string, reply: { statusCode: number; json(): unknown }) => {
    if (reply.statusCode !== 200) throw new Error(`${name} answered ${reply.statusCode}`);
    for (const [path, value] of valuesIn(reply.json(), '')) {
      if (typeof value === 'number') numbers.set(`${name}${path}`, value);
      else marks.set(`${name}${path}`, value);
    }
  };
  for (const path of [
    '',
    '/financials',
    '/financials/more',
    '/multiples',
    '/valuation_and_earnings',
    '/stock/1Y',
    '/stock/5D',
    '/price_notification',
    '/price_notifications',
    '/forecast',
    '/forecast/1/versions',
    '/recent_notes',
    '/financials/earningsPerShare/2025/source',
    '/events',
  ]) {
    add(`${company}${path}`, await server.get(`${company}${path}`));
  }
  for (const path of ['/company', '/lists/1', '/lists/1/lens', '/forecasts', '/notes', '/summary']) {
    add(path, await server.get(path));
  }
  add('/comments', await server.get(`/comment${company}`));
  for (const period of ['1Y', '5D']) {
    add(`/chart/${period}`, await server.post(`${company}/chart/${period}`, { indicators }));
  }
  return { numbers, marks };
}

const marking = /^\d{4}-\d\d-\d\d($|T)|^[A-Z]{3}$/;

function valuesIn(value: unknown, path: string): [string, number | string][] {
  if (typeof value === 'number') return [[path, value]];
  if (typeof value === 'string') return marking.test(value) ? [[path, value]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => valuesIn(part, `${path} ${key}`));
}
