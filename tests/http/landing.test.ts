import { type Api, httpApi } from '@tenfold/contract/call';
import { listCompanies } from '@tenfold/contract/company';
import { getFigureSource, getFinancials } from '@tenfold/contract/financials';
import { getLandingFigures, type LandingFigures } from '@tenfold/contract/landing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Server, startServer } from '../world/server.ts';

let server: Server;
let visitor: Api;
let figures: LandingFigures;

beforeAll(async () => {
  server = await startServer({ QUOTE_PROVIDER: 'none' });
  visitor = httpApi({ baseUrl: server.url });
  figures = await visitor.call(getLandingFigures);
});
afterAll(() => server.stop());

function whole<Piece>(piece: Piece | null): Piece {
  if (piece === null) throw new Error('This piece of the landing page is missing');
  return piece;
}

describe('the landing page’s live row', () => {
  test('has ten filed years of free cash flow, each as the table shows it and with its filing', async () => {
    const { filed } = whole(figures.live);
    const { actual } = await visitor.call(getFinancials, { params: { symbol: 'AAPL' } });
    expect(filed.map(({ year, value }) => [year, value])).toEqual(
      actual.slice(-10).map(({ year, freeCashFlow }) => [year, freeCashFlow]),
    );
    const last = filed.at(-1);
    const input = { symbol: 'AAPL', rowKey: 'freeCashFlow', column: String(last?.year) };
    const source = await visitor.call(getFigureSource, { params: input });
    expect(last?.sources.map(({ tag, value, url }) => [tag, value, url])).toEqual(
      source.sources.map(({ tag, value, url }) => [tag, value, url]),
    );
    expect(last?.sources.map(({ rowKey }) => rowKey)).toEqual(['cashFlowFromOperatingActivities', 'capex']);
    expect(last?.sources[0]?.url).toContain('https://www.sec.gov/Archives/edgar/data/320193/');
  });

  test('is worth what Apple’s page shows first, and a line through its free cash flows', async () => {
    const { forecast, worth } = whole(figures.live);
    const { valuePerShare, constant, weights } = whole(worth);
    const { companies } = await visitor.call(listCompanies);
    const apple = companies.find(({ symbol }) => symbol === 'AAPL');
    expect(valuePerShare).toBe(apple?.value?.valuePerShare);
    const byWeights = forecast.reduce((sum, { value }, at) => sum + value * (weights[at] ?? 0), constant);
    expect(byWeights).toBeCloseTo(valuePerShare, 9);
    expect(valuePerShare.toFixed(2)).toBe('102.01');
    const page = await (await fetch(`${server.url}/company/AAPL`)).text();
    expect(page).toContain('$102.01');
    expect(whole(figures.company)).toMatchObject({
      stockPrice: apple?.stockPrice,
      lastTradeTime: apple?.lastTradeTime,
    });
  });
});

test('what is tried on the landing page adds up', () => {
  const must = whole(figures.must);
  expect(must.price).toBe(figures.company?.stockPrice);
  expect(must.drivers.map(({ driver }) => driver)).toContain('requiredReturn');
  for (const { valueAtShown } of must.drivers)
    expect(Math.abs(valueAtShown / must.price - 1)).toBeLessThan(0.01);
  const { from, to, parts } = whole(figures.moved);
  expect([to.fiscalYear - from.fiscalYear, to.valuePerShare.toFixed(2)]).toEqual([1, '102.01']);
  const cents = (value: number) => Math.round(value * 100);
  expect(parts.reduce((sum, part) => sum + part.cents, 0)).toBe(
    cents(to.valuePerShare) - cents(from.valuePerShare),
  );
  const note = whole(figures.note);
  expect(note).toMatchObject({ fiscalYear: from.fiscalYear, valuePerShare: from.valuePerShare });
  expect(note.now.valuePerShare).toBe(to.valuePerShare);
  const sheet = whole(figures.sheet);
  expect(sheet.valueAfter).toBeGreaterThan(sheet.valuePerShare);
  expect(sheet.valuePerShare).toBeCloseTo(to.valuePerShare, 9);
});

test('the graphics have ten years of three rows, and quarters stand beside the years of the filing table', () => {
  const { lines, bars } = whole(figures.differ);
  expect([...lines, whole(bars)].map(({ rowKey, points }) => [rowKey, points.length])).toEqual([
    ['revenue', 10],
    ['earningsPerShare', 10],
    ['sharesOutstanding', 10],
  ]);
  const { annual, quarterly } = whole(figures.filing);
  for (const rows of [annual, quarterly]) {
    expect(rows.map(({ figures: each }) => each.length)).toEqual([4, 4, 4]);
    for (const { figures: each } of rows)
      for (const { sources } of each) expect(sources.length).toBeGreaterThan(0);
  }
});

test('the answer is the same bytes until a figure or the price changes', async () => {
  const ask = (known?: string) =>
    fetch(
      `${server.url}/api/v1/landing/figures`,
      known === undefined ? {} : { headers: { 'if-none-match': known } },
    );
  const etag = (await ask()).headers.get('etag');
  expect((await ask(String(etag))).status).toBe(304);
});
