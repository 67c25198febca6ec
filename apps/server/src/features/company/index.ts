/**
 * A company: who it is, what it trades at. Other features read it; it reads none of theirs.
 *
 * - `listings/` symbols, and whose they are
 * - `search/` finding companies by symbol or name
 * - `profile/` descriptions, chief executives
 * - `prices/` closes, dividends, splits in effect
 * - `quotes/` the last price; which companies are on screen; the product’s clock
 * - `overviews/` what a process keeps of all companies for pages that show several
 * - `filing-fetch/` fetching the filings of a listing somebody opened: who may, and how far it is
 */

export { company } from './feature.ts';
export { findFetch, recordFetchStep, refuseFetch } from './filing-fetch/fetch-store.ts';
export { type FetchJob, fetchQueueName } from './filing-fetch/request-fetch.ts';
export {
  type ClaimSource,
  claimListings,
  getClaimsVersion,
  type ListingRecord,
  nameClaims,
} from './listings/claim-listings.ts';
export { findListing, type Listing, listNames, listSymbolsOf } from './listings/listing-store.ts';
export { listUnreconciled, reconcileListings } from './listings/reconcile-listings.ts';
export { findCik, listListedCiks, recordListings } from './listings/record-listings.ts';
export {
  addSampleCompanies,
  countSampleCompanies,
  findNextSampleCompany,
  isWaiting,
  markSampleCompanyLoaded,
  moveToFront,
} from './listings/waiting-companies.ts';
export { findOverviews } from './overviews/company-overviews.ts';
export { type CompaniesNow, LiveCompanies } from './overviews/live-companies.ts';
export { overviewDocument, type PreparedValue, toOverviewDocument } from './overviews/overview-document.ts';
export type { CompanyDeps } from './own-forecast-names.ts';
export { getClosingPrices, type Prices } from './prices/closing-prices.ts';
export { getCurrentPrices } from './prices/current-prices.ts';
export { findIntradaySessions, type IntradaySessions } from './prices/intraday-sessions.ts';
export { recordIntraday } from './prices/intraday-store.ts';
export { findShareBasis, listShareBases } from './prices/last-prices.ts';
export { type ListedPrice, listCurrentPrices } from './prices/list-current-prices.ts';
export { type CachedCloses, closesDocument, findCloses, prepareCloses } from './prices/prepare-closes.ts';
export {
  findNewestCloseDay,
  listCloses,
  listCompanySplits,
  listDividends,
  listLastCloses,
  listSplits,
  listSplitsOf,
} from './prices/price-store.ts';
export { type CurrencyPair, listCiksOfPair, listRates, recordRates } from './prices/rate-store.ts';
export {
  recordCloses,
  recordDividends,
  recordSplits,
  removeSimulatedCloses,
} from './prices/record-prices.ts';
export { companyNotFound } from './profile/company-not-found.ts';
export { findCompanyVersion } from './profile/company-store.ts';
export { type Estimates, findEstimates, recordEstimates } from './profile/estimate-store.ts';
export {
  listNewPredecessors,
  listPredecessors,
  listSuccessors,
  type Predecessor,
  recordPredecessor,
} from './profile/predecessor-store.ts';
export { chiefExecutivesDocument, prepareChiefExecutives } from './profile/prepare-chief-executives.ts';
export { companyDocument, prepareCompany } from './profile/prepare-company.ts';
export {
  filerSubject,
  type ProfileRecord,
  reconcileCompany,
  recordProfile,
} from './profile/profile-sources.ts';
export { recordChiefExecutives } from './profile/record-chief-executives.ts';
export { recordCompany, recordReportedCurrency } from './profile/record-company.ts';
export { ProductClock } from './quotes/product-clock.ts';
export {
  listStoredPrices,
  type PriceMove,
  pricesMoved,
  type Quote,
  recordQuotes,
  type StoredPrice,
} from './quotes/quote-store.ts';
export { showsReplays } from './quotes/shows-replays.ts';
export { listSymbolDemand, recordSymbolDemand, type SymbolDemand } from './quotes/symbol-demand.ts';
export { CompanyNames } from './search/company-names.ts';
export type { SearchableListing } from './search/search-index.ts';
export type {
  CompanyProfile,
  CompanyTables,
  EstimatedFigures,
  EstimateFigures,
  FetchStep,
} from './tables.ts';
