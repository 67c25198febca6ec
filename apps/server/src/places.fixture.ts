import type { TestServer } from './features/company/server.fixture.ts';

/** Every number of the answers that show a company, by the address it is in. */
export type Places = ReadonlyMap<string, number>;

const indicators = ['stockPrice', 'earningsPerShare', 'dividendsPerShare', 'priceEarningsRatioLtm'];

/** Of a person who has a list, a forecast, a note, alerts and a comment of it. */
export async function readPlaces(server: TestServer, symbol: string): Promise<Places> {
  const company = `/company/${symbol}`;
  const places = new Map<string, number>();
  const add = (name: string, reply: { statusCode: number; json(): unknown }) => {
    if (reply.statusCode !== 200) throw new Error(`${name} answered ${reply.statusCode}`);
    for (const [path, value] of numbersIn(reply.json(), '')) places.set(`${name}${path}`, value);
  };
  for (const path of [
    ...[
      '',
      '/financials',
      '/financials/more',
      '/multiples',
      '/valuation_and_earnings',
      '/stock/1Y',
      '/stock/5D',
    ],
    ...['/price_notification', '/price_notifications', '/forecast', '/forecast/1/versions', '/recent_notes'],
    ...['/financials/earningsPerShare/2025/source', '/events'],
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
  return places;
}

function numbersIn(value: unknown, path: string): [string, number][] {
  if (typeof value === 'number') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => numbersIn(part, `${path} ${key}`));
}
