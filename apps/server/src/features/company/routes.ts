import {
  fetchFilings,
  getChiefExecutives,
  getCompany,
  getFilingFetch,
  getSample,
  getStockPrice,
  listCompanies,
  searchCompanies,
  searchSymbols,
} from '@tenfold/contract/company';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { BriefAnswer, OverlaidDocuments } from '../../platform/documents/index.ts';
import { serve, serveCached, serveDocument } from '../../platform/http/index.ts';
import { listValueVisible, requireHistoryAccess } from '../billing/index.ts';
import { getFetch, requestFetch } from './filing-fetch/request-fetch.ts';
import { listNames } from './listings/listing-store.ts';
import { countSampleCompanies } from './listings/waiting-companies.ts';
import { type CompanyDeps, withForecastNames } from './own-forecast-names.ts';
import { findIntradaySessions } from './prices/intraday-sessions.ts';
import { findCloses } from './prices/prepare-closes.ts';
import { buildStockPrice } from './prices/stock-price.ts';
import { companyNotFound } from './profile/company-not-found.ts';
import { chiefExecutivesDocument } from './profile/prepare-chief-executives.ts';
import { companyDocument } from './profile/prepare-company.ts';
import { mergeQuote } from './quotes/merge-quote.ts';
import { showsReplays } from './quotes/shows-replays.ts';

/** How old the count of loaded companies may be: the landing page asks for it with each request. */
const countedMs = 500;

export function registerCompany(app: FastifyInstance, deps: CompanyDeps): void {
  const { db, documents, quota, live } = deps;
  const withReplays = showsReplays(deps.config);
  const overlaid = new OverlaidDocuments(documents, (symbol) => live.quotes.find(symbol), mergeQuote);

  serveCached(app, listCompanies, documents.replies, async (_, viewer) => {
    const { versions, main, find } = await live.now();
    const visible = await listValueVisible(quota, viewer, main);
    return {
      versions,
      variant: visible.size === main.length ? 'all' : [...visible].join(),
      build: () => ({ companies: main.flatMap((symbol) => find(symbol, visible.has(symbol)) ?? []) }),
    };
  });

  serveDocument(
    app,
    getCompany,
    overlaid,
    ({ params }) => ({ subject: params.symbol, kind: companyDocument }),
    (symbol) => companyNotFound(db, symbol),
    withForecastNames(deps),
  );

  registerFilingFetch(app, deps);

  const sample = new BriefAnswer(() => countSampleCompanies(db), countedMs);
  serve(app, getSample, () => sample.find());

  serve(app, searchCompanies, ({ params, query }) => live.listings.answer(params.text, query.limit));

  serve(app, searchSymbols, async ({ body }) => {
    const names = new Map((await listNames(db, body.symbols)).map((listing) => [listing.symbol, listing]));
    // In the requested order; unknown symbols are left out.
    return { results: [...new Set(body.symbols)].flatMap((symbol) => names.get(symbol) ?? []) };
  });

  serveDocument(
    app,
    getChiefExecutives,
    documents,
    ({ params }) => ({ subject: params.symbol, kind: chiefExecutivesDocument }),
    (symbol) => companyNotFound(db, symbol),
  );

  serveCached(app, getStockPrice, documents.replies, async ({ params: { symbol, period } }, viewer) => {
    const closes = await findCloses(documents, symbol);
    if (closes === null) throw await companyNotFound(db, symbol);
    requireHistoryAccess(viewer, symbol);
    await quota.recordView(viewer, symbol);
    const { sessions, versions } = (await findIntradaySessions(db, [symbol], period, withReplays))(symbol);
    return {
      versions: [closes.version, ...versions],
      build: () => buildStockPrice(closes, sessions, period),
    };
  });
}

function registerFilingFetch(app: FastifyInstance, deps: Deps): void {
  serve(app, getFilingFetch, ({ params }) => getFetch(deps, params.symbol));
  serve(app, fetchFilings, ({ params }, { address }) => requestFetch(deps, params.symbol, address));
}
