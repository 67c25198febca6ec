import type { Database } from '../../platform/db/index.ts';
import { saveDocuments } from '../../platform/documents/index.ts';
import { prepareCloses } from '../company/index.ts';
import { openTestServerOn, type TestServer } from '../company/server.fixture.ts';
import { loadCompanyFigures, prepareFinancials } from '../financials/index.ts';
import { addSmallCompanies } from '../financials/small-companies.fixture.ts';
import { registerForecasts } from './routes.ts';

/** With the small companies; the last fiscal year of ACME is 2025. */
export async function openForecastsServer(database: Database): Promise<TestServer> {
  const server = await openTestServerOn(database, registerForecasts);
  await addSmallCompanies(server.db);
  for (const symbol of ['ACME', 'GAPS', 'LOSS', 'NEWCO']) await prepareAgain(server, symbol);
  return server;
}

export async function prepareAgain({ db, documents }: TestServer, symbol: string): Promise<void> {
  const figures = await loadCompanyFigures(db, symbol);
  if (figures === null) return;
  const { listing, market } = figures;
  await saveDocuments(db, symbol, [
    prepareFinancials(figures),
    prepareCloses(listing.currency, market.closes),
  ]);
  await documents.refresh();
}
