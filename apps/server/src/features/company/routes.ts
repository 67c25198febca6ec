import {
  getChiefExecutives,
  getCompany,
  getStockPrice,
  listCompanies,
  searchCompanies,
  searchSymbols,
} from '@tenfold/contract/company';
import type { FastifyInstance } from 'fastify';
import { OverlaidDocuments } from '../../platform/documents/index.ts';
import { serve, serveCached, serveDocument } from '../../platform/http/index.ts';
import { listValueVisible, requireHistoryAccess } from '../billing/index.ts';
import { registerFilingFetch } from './filing-fetch/routes.ts';
import { listNames } from './listings/listing-store.ts';
import { buildOverview } from './overviews/build-overview.ts';
import { CompanyOverviews } from './overviews/company-overviews.ts';
import { type CompanyDeps, withForecastNames } from './own-forecast-names.ts';
import { findIntradaySessions } from './prices/intraday-sessions.ts';
import { findCloses } from './prices/prepare-closes.ts';
import { buildStockPrice } from './prices/stock-price.ts';
import { companyNotFound } from './profile/company-not-found.ts';
import { chiefExecutivesDocument } from './profile/prepare-chief-executives.ts';
import { companyDocument } from './profile/prepare-company.ts';
import { mergeQuote } from './quotes/merge-quote.ts';
import { showsReplays } from './quotes/shows-replays.ts';
import { watchQuotes } from './quotes/watch-quotes.ts';
import { ListingSearch } from './search/listing-search.ts';

export function registerCompany(app: FastifyInstance, deps: CompanyDeps): void {
  const { db, documents, clock, quota } = deps;
  const withReplays = showsReplays(deps.config);
  const quotes = watchQuotes(app, deps, withReplays);
  const live = new OverlaidDocuments(documents, (symbol) => quotes.find(symbol), mergeQuote);
  const listings = new ListingSearch(db, clock, deps.config.secContact !== null);
  const prepared = new CompanyOverviews(db, clock);

  serveCached(app, listCompanies, documents.replies, async (_, viewer) => {
    const { version, overviews } = await prepared.list();
    const visible = await listValueVisible(
      quota,
      viewer,
      overviews.map(({ listing }) => listing.symbol),
    );
    return {
      versions: [version, quotes.version],
      variant: visible.size === overviews.length ? 'all' : [...visible].join(),
      build: () => ({
        companies: overviews.map((overview) => {
          const { symbol } = overview.listing;
          return buildOverview(overview, quotes.find(symbol), visible.has(symbol));
        }),
      }),
    };
  });

  serveDocument(
    app,
    getCompany,
    live,
    ({ params }) => ({ subject: params.symbol, kind: companyDocument }),
    (symbol) => companyNotFound(db, symbol),
    withForecastNames(deps),
  );

  registerFilingFetch(app, deps);

  serve(app, searchCompanies, async ({ params, query }) => ({
    results: [...(await listings.search(params.text, query.limit))],
  }));

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
