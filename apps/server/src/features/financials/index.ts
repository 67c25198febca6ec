export { type Books, loadBooks } from './books.ts';
export { exchangeRateOn } from './exchange-rate-on.ts';
export { keyFacts } from './key-facts.ts';
export { financialsDocument, prepareFinancials } from './prepare-financials.ts';
export { latestYearDocument, prepareLatestYear } from './prepare-latest-year.ts';
export { recordFacts } from './record-facts.ts';
export { registerFinancials } from './routes.ts';
export { listFacts } from './store.ts';
