import { noLandingFigures } from '@tenfold/contract/landing/no-figures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveDocuments } from '../../../platform/documents/index.ts';
import { openTestServer, type TestServer } from '../../company/server.fixture.ts';
import { loadCompanyFigures, prepareFinancials } from '../../financials/index.ts';
import { addSmallCompanies } from '../../financials/small-companies.fixture.ts';
import type { LandingPicks } from './picks.ts';
import { registerFigures } from './routes.ts';

let server: TestServer;
const usualPicks: LandingPicks = {
  live: { symbol: 'AAPL', row: 'freeCashFlow' },
  differ: { symbol: 'AAPL', lines: ['revenue', 'earningsPerShare'], bars: 'sharesOutstanding' },
};
let picks = usualPicks;

beforeAll(async () => {
  server = await openTestServer((app, deps) => registerFigures(app, deps, () => picks));
  await addSmallCompanies(server.db);
  const figures = await loadCompanyFigures(server.db, 'ACME');
  if (figures !== null) await saveDocuments(server.db, 'ACME', [prepareFinancials(figures)]);
});
afterAll(() => server.close());

test('a company that visitors may not see has no figure on the landing page, for anybody', async () => {
  picks = {
    live: { symbol: 'ACME', row: 'revenue' },
    differ: { symbol: 'ACME', lines: ['revenue'], bars: 'revenue' },
  };
  for (const by of [null, 'ben'] as const) {
    const answer = await server.get('/landing/figures', {}, by);
    expect([answer.statusCode, answer.json()]).toEqual([200, noLandingFigures]);
  }
});

test('figures that are not on file are missing, and the landing page still answers', async () => {
  picks = usualPicks;
  const answer = await server.get('/landing/figures');
  expect([answer.statusCode, answer.json()]).toEqual([200, noLandingFigures]);
});
