import type { Database } from '../../../platform/db/index.ts';
import type { TestServer } from '../../company/server.fixture.ts';
import { openTestServerOn } from '../../company/server.fixture.ts';
import { addSmallCompanies } from '../../financials/small-companies.fixture.ts';
import { prepareAgain } from '../../forecasts/forecasts-server.fixture.ts';
import { registerForecasts } from '../../forecasts/routes.ts';
import { registerComments } from './routes.ts';

/** With the small companies; the last fiscal year of ACME is 2025, the price 41.25. */
export async function openCommentsServer(database: Database): Promise<TestServer> {
  const server = await openTestServerOn(database, registerForecasts, registerComments);
  await addSmallCompanies(server.db);
  for (const symbol of ['ACME', 'GAPS', 'LOSS', 'NEWCO']) await prepareAgain(server, symbol);
  return server;
}
