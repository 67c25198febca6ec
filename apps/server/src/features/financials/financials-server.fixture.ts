import { saveDocuments } from '../../platform/documents/index.ts';
import { openTestServer, type TestServer } from '../company/server.fixture.ts';
import { loadCompanyFigures } from './company-figures.ts';
import { prepareFinancials } from './prepare-financials.ts';
import { prepareMoreRows } from './prepare-more-rows.ts';
import { registerFinancials } from './routes.ts';
import { addSmallCompanies } from './small-companies.fixture.ts';

/** With the tables of the small companies. */
export async function openFinancialsServer(): Promise<TestServer> {
  const server = await openTestServer(registerFinancials);
  await addSmallCompanies(server.db);
  for (const symbol of ['ACME', 'GAPS', 'LOSS', 'NEWCO']) {
    const figures = await loadCompanyFigures(server.db, symbol);
    if (figures === null) continue;
    await saveDocuments(server.db, symbol, [prepareFinancials(figures), prepareMoreRows(figures)]);
  }
  return server;
}
