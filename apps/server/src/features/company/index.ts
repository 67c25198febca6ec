export { type Asked, listAsked } from './asked-symbols.ts';
export { type Claimant, claimListings, type ListingRecord, versionOfClaims } from './claim-listings.ts';
export { filerSubject, type ProfileRecord, recordWords, settleCompany } from './company-words.ts';
export { type Estimates, findEstimates } from './estimate-store.ts';
export { recordIntraday } from './intraday-store.ts';
export { findSessions, type KeptSessions } from './kept-sessions.ts';
export { missingCompany } from './missing-company.ts';
export {
  listNewPredecessors,
  listPredecessors,
  listSuccessors,
  type Predecessor,
  recordPredecessor,
} from './predecessor-store.ts';
export { closesDocument, findCloses, type KeptCloses, prepareCloses } from './prepare-closes.ts';
export { companyDocument, prepareCompany } from './prepare-company.ts';
export { listCloses, listDividends, listLastCloses, listSplits } from './price-store.ts';
export { listPricesOnFile, type PriceOnFile, type Quote, recordQuotes } from './quote-store.ts';
export { type CurrencyPair, listCiksOfPair, listRates, recordRates } from './rate-store.ts';
export { recordChiefExecutives } from './record-chief-executives.ts';
export { recordCompany, recordReportedCurrency } from './record-company.ts';
export { recordEstimates } from './record-estimates.ts';
export { findCik, listListedCiks, recordListings } from './record-listings.ts';
export { recordCloses, recordDividends, recordSplits, removeSimulatedCloses } from './record-prices.ts';
export { registerCompany } from './routes.ts';
export { listUnsettled, settleListings } from './settle-listings.ts';
export { showsReplays } from './shows-replays.ts';
export { findListing, findVersion, type Listing, listSymbolsOf } from './store.ts';
export type { CompanyProfile, CompanyTables, EstimateFigures } from './tables.ts';
