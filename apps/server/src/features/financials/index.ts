export { type CompanyFigures, loadCompanyFigures } from './company-figures.ts';
export { financials } from './feature.ts';
export { findExchangeRateOn } from './find-exchange-rate.ts';
export { describeKeyFacts } from './key-facts.ts';
export { financialsDocument, getForecastBase, prepareFinancials } from './prepare-financials.ts';
export { latestYearDocument, prepareLatestYear } from './prepare-latest-year.ts';
export { moreRowsDocument, prepareMoreRows } from './prepare-more-rows.ts';
export { recordFacts } from './record-facts.ts';
export { findNewestFiling, listFacts, listReports, type NewestFiling } from './store.ts';
