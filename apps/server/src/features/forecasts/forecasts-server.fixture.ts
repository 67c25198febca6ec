import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/db/index.ts';
import { saveDocuments } from '../../platform/documents/index.ts';
import type { QuotaDeps } from '../billing/index.ts';
import { company, prepareCloses, prepareCompany } from '../company/index.ts';
import { openTestServerOn, type TestServer } from '../company/server.fixture.ts';
import { loadCompanyFigures, prepareFinancials } from '../financials/index.ts';
import { addSmallCompanies } from '../financials/small-companies.fixture.ts';
import { listForecastNames } from './overview/forecast-names.ts';
import { registerForecasts } from './routes.ts';

/** With the small companies; the last fiscal year of ACME is 2025. */
export async function openForecastsServer(
  database: Database,
  ...more: ((app: FastifyInstance, deps: QuotaDeps) => void)[]
): Promise<TestServer> {
  const server = await openTestServerOn(
    database,
    registerForecasts,
    (api, deps) =>
      company.routes(api, {
        ...deps,
        forecastNames: ({ id }) => listForecastNames(deps.db, id),
      }),
    ...more,
  );
  await addSmallCompanies(server.db);
  for (const symbol of ['ACME', 'GAPS', 'LOSS', 'NEWCO']) await prepareAgain(server, symbol);
  return server;
}

export async function prepareAgain({ db, documents }: TestServer, symbol: string): Promise<void> {
  const figures = await loadCompanyFigures(db, symbol);
  if (figures === null) return;
  const { listing, market } = figures;
  const profile = await prepareCompany(db, symbol);
  await saveDocuments(db, symbol, [
    prepareFinancials(figures),
    prepareCloses(listing.currency, market.closes, null),
    ...(profile === null ? [] : [profile]),
  ]);
  await documents.refresh();
}
