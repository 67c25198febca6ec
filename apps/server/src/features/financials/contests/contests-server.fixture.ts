import { saveDocuments } from '../../../platform/documents/index.ts';
import { openTestServer, type TestServer } from '../../company/server.fixture.ts';
import { notifications } from '../../notifications/index.ts';
import { loadCompanyFigures } from '../company-figures.ts';
import { prepareQuality } from '../data-quality/prepare-quality.ts';
import { prepareFinancials } from '../prepare-financials.ts';
import { registerFinancials } from '../routes.ts';
import { addSmallCompanies } from '../small-companies.fixture.ts';

/** With the small companies, and the table and data quality of Acme. */
export async function openContestsServer(): Promise<TestServer> {
  const server = await openTestServer(registerFinancials, notifications.routes);
  await addSmallCompanies(server.db);
  const figures = await loadCompanyFigures(server.db, 'ACME');
  if (figures === null) throw new Error('ACME has figures');
  await saveDocuments(server.db, 'ACME', [prepareFinancials(figures), prepareQuality(figures)]);
  return server;
}
