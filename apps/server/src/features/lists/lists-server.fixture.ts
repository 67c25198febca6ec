import { apiBase } from '@tenfold/contract/endpoint';
import type { Database } from '../../platform/db/index.ts';
import { DocumentCache, saveDocuments } from '../../platform/documents/index.ts';
import { authenticateByName, signedInAs } from '../../platform/http/calls/people.fixture.ts';
import { registerApi, registerHttp } from '../../platform/http/index.ts';
import { limitCall } from '../../platform/limits/index.ts';
import { LiveCompanies, recordListings } from '../company/index.ts';
import { openTestServerOn, type TestServer } from '../company/server.fixture.ts';
import { loadCompanyFigures, prepareFinancials } from '../financials/index.ts';
import { addSmallCompanies } from '../financials/small-companies.fixture.ts';
import { prepareOverview } from '../valuation/index.ts';
import { registerLists } from './routes.ts';

/** With the small companies, and LATER: listed, without figures. */
export async function openListsServer(database: Database): Promise<TestServer> {
  const server = await openTestServerOn(database, registerLists);
  await addSmallCompanies(server.db);
  await recordListings(
    server.db,
    [{ symbol: 'LATER', cik: 2001, name: 'Later Filer Corp.', exchange: 'NYSE', rank: 9 }],
    'sample',
  );
  for (const symbol of ['ACME', 'GAPS', 'LOSS']) await prepare(server, symbol);
  return server;
}

/** What another process answers on the same database. */
export async function openOtherProcess(server: TestServer): Promise<Pick<TestServer, 'get'>> {
  const app = registerHttp(server.log, {
    authenticate: authenticateByName,
    limitCall: (name, caller) => limitCall(server.rateLimiter, name, caller),
  });
  const deps = { ...server, documents: new DocumentCache(server.db), live: new LiveCompanies(app, server) };
  await registerApi(app, async (api) => registerLists(api, deps));
  return {
    get: (path, headers = {}, by = 'ben') =>
      app.inject({ method: 'GET', url: `${apiBase}${path}`, headers: { ...signedInAs(by), ...headers } }),
  };
}

async function prepare({ db }: TestServer, symbol: string): Promise<void> {
  const figures = await loadCompanyFigures(db, symbol);
  if (figures === null) return;
  await saveDocuments(db, symbol, [prepareFinancials(figures), await prepareOverview(db, figures)]);
}
