export { type ClaimSource, claimListings, getClaimsVersion, type ListingRecord } from './claim-listings.ts';
export { companyNotFound } from './company-not-found.ts';
export { type Estimates, findEstimates } from './estimate-store.ts';
export { findIntradaySessions, type IntradaySessions } from './intraday-sessions.ts';
export { recordIntraday } from './intraday-store.ts';
export {
  listNewPredecessors,
  listPredecessors,
  listSuccessors,
  type Predecessor,
  recordPredecessor,
} from './predecessor-store.ts';
export { type CachedCloses, closesDocument, findCloses, prepareCloses } from './prepare-closes.ts';
export { companyDocument, prepareCompany } from './prepare-company.ts';
export { listCloses, listDividends, listLastCloses, listSplits } from './price-store.ts';
export { filerSubject, type ProfileRecord, reconcileCompany, recordProfile } from './profile-sources.ts';
export { listStoredPrices, type Quote, recordQuotes, type StoredPrice } from './quote-store.ts';
export { type CurrencyPair, listCiksOfPair, listRates, recordRates } from './rate-store.ts';
export { listUnreconciled, reconcileListings } from './reconcile-listings.ts';
export { recordChiefExecutives } from './record-chief-executives.ts';
export { recordCompany, recordReportedCurrency } from './record-company.ts';
export { recordEstimates } from './record-estimates.ts';
export { findCik, listListedCiks, recordListings } from './record-listings.ts';
export { recordCloses, recordDividends, recordSplits, removeSimulatedCloses } from './record-prices.ts';
export { registerCompany } from './routes.ts';
export { showsReplays } from './shows-replays.ts';
export { findCompanyVersion, findListing, type Listing, listSymbolsOf } from './store.ts';
export { listSymbolDemand, type SymbolDemand } from './symbol-demand.ts';
export type { CompanyProfile, CompanyTables, EstimateFigures } from './tables.ts';
