import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/db/index.ts';
import { saveDocuments } from '../../platform/documents/index.ts';
import { type CompanyDeps, prepareCloses } from '../company/index.ts';
import { openTestServerOn, type TestServer } from '../company/server.fixture.ts';
import { loadCompanyFigures, prepareFinancials, prepareMoreRows } from '../financials/index.ts';
import { addSmallCompanies } from '../financials/small-companies.fixture.ts';
import { forecasts } from '../forecasts/index.ts';
import { preparePerformance } from '../performance/index.ts';
import { prepareOverview } from '../valuation/index.ts';
import { registerNotes } from './routes.ts';

/** With the small companies; what is prepared of them is what `prepareAgain` prepared. */
export async function openNotesServer(
  database: Database,
  ...others: ((app: FastifyInstance, deps: CompanyDeps) => void)[]
): Promise<TestServer> {
  const server = await openTestServerOn(database, registerNotes, forecasts.routes, ...others);
  await addSmallCompanies(server.db);
  return server;
}

/** After a change of facts, prices or splits. */
export async function prepareAgain({ db, documents }: TestServer, symbol: string): Promise<void> {
  const figures = await loadCompanyFigures(db, symbol);
  if (figures === null) return;
  const { listing, market } = figures;
  await saveDocuments(db, symbol, [
    prepareFinancials(figures),
    prepareMoreRows(figures),
    ...(await preparePerformance(db, figures)),
    prepareCloses(listing.currency, market.closes, null),
    await prepareOverview(db, figures),
  ]);
  await documents.refresh();
}
