/**
 * Filed figures: stored as filed, and prepared as the financials of a company.
 *
 * - `figure-lookup/` a figure by company, period and line; figures named within texts, and typed figures beside the filings
 * - `on-day/` what was known on a past day
 * - `contests/` figures that readers contest, and editors’ answers
 * - `data-quality/` how the filings fare in the checks, of all companies and of one
 * - `restated/` texts whose figures a later filing changed
 * - `reports/` which filings are reports, and which of them are new
 */

export { type CompanyFigures, loadCompanyFigures, loadFiled } from './company-figures.ts';
export { CompanyFiguresCache } from './company-figures-cache.ts';
export { figureCorrected } from './contests/figure-corrected.ts';
export { prepareQuality, qualityDocument } from './data-quality/prepare-quality.ts';
export { financials } from './feature.ts';
export { describeFigure } from './figure-lookup/describe-figure.ts';
export { type Freeze, type Frozen, openFreezing } from './figure-lookup/freezing.ts';
export { lookupCompanyOf } from './figure-lookup/lookup-company.ts';
export { findFigureSource } from './figure-source.ts';
export { filingUrl } from './filing-url.ts';
export { toFinancialsColumn } from './financials-column.ts';
export { findExchangeRateOn } from './find-exchange-rate.ts';
export { describeKeyFacts } from './key-facts.ts';
export { loadPrices } from './load-prices.ts';
export { loadCompanyFiguresOn } from './on-day/figures-on-day.ts';
export { type PastFigures, pastFigures } from './on-day/past-figures.ts';
export {
  buildFinancials,
  financialsDocument,
  findFinancials,
  getForecastBase,
  prepareFinancials,
} from './prepare-financials.ts';
export { latestYearDocument, prepareLatestYear } from './prepare-latest-year.ts';
export { buildMoreRows, moreRowsDocument, prepareMoreRows } from './prepare-more-rows.ts';
export { recordFacts } from './record-facts.ts';
export { describeReport, type Report } from './reports/describe-report.ts';
export {
  type ArrivedReport,
  type ChangedFigures,
  figuresChanged,
  reportArrived,
} from './reports/figures-changed.ts';
export { takeNewReports } from './reports/new-reports.ts';
export { type CompanyFiling, listNewestFilings } from './reports/newest-filings.ts';
export type { FiguredText, FiguredTexts, RestatedFigure } from './restated/figured-texts.ts';
export { listFiguresDue, noteFiguresDue } from './restated/figures-due.ts';
export { markingRestated, markRestated, notingChanged } from './restated/mark-restated.ts';
export { notifyOwner } from './restated/notify-owner.ts';
export { findNewestFiling, listFacts, listReports, type NewestFiling } from './store.ts';
