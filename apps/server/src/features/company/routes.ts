import {
  getChiefExecutives,
  getCompany,
  getStockPrice,
  listCompanies as listCompaniesEndpoint,
  searchCompanies,
  searchSymbols,
} from '@tenfold/contract/company';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/index.ts';
import { serve, serveDocument } from '../../platform/http/index.ts';
import { type QuotaDeps, refuseHistory } from '../billing/index.ts';
import { ListingSearch } from './listing-search.ts';
import { missingCompany } from './missing-company.ts';
import { companyDocument } from './prepare-company.ts';
import { listClosesIn } from './stock-period.ts';
import { findListing, type Listing, listChiefExecutives, listCompanies, listNames } from './store.ts';

export function registerCompany(app: FastifyInstance, { db, documents, clock, quota }: QuotaDeps): void {
  const listings = new ListingSearch(db, clock);

  serve(app, listCompaniesEndpoint, async () => ({ companies: await listCompanies(db) }));

  serveDocument(
    app,
    getCompany,
    documents,
    ({ params }) => ({ symbol: params.symbol, kind: companyDocument }),
    (symbol) => missingCompany(db, symbol),
  );

  serve(app, searchCompanies, async ({ params, query }) => ({
    results: [...(await listings.search(params.text, query.limit))],
  }));

  serve(app, searchSymbols, async ({ body }) => {
    const names = new Map((await listNames(db, body.symbols)).map((listing) => [listing.symbol, listing]));
    // In the order they were asked for; a symbol nobody lists is left out.
    return { results: [...new Set(body.symbols)].flatMap((symbol) => names.get(symbol) ?? []) };
  });

  serve(app, getChiefExecutives, async ({ params }) => {
    const { cik } = await getListing(db, params.symbol);
    const executives = await listChiefExecutives(db, cik);
    return { chiefExecutives: executives.map((executive) => ({ ...executive, avatar: null })) };
  });

  serve(app, getStockPrice, async ({ params: { symbol, period } }, viewer) => {
    const { currency } = await getListing(db, symbol);
    refuseHistory(viewer, symbol);
    await quota.open(viewer, symbol);
    const closes = await listClosesIn(db, symbol, period);
    const [first, last] = [closes[0], closes.at(-1)];
    return {
      period,
      currency,
      change:
        first === undefined || last === undefined || first === last ? null : last.close / first.close - 1,
      points: closes.map(({ day, close, simulated }) => ({ datetime: day, value: close, simulated })),
    };
  });
}

async function getListing(db: Db, symbol: string): Promise<Listing> {
  const listing = await findListing(db, symbol);
  if (listing === null) throw await missingCompany(db, symbol);
  return listing;
}
