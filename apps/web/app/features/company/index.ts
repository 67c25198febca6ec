/**
 * The company page, and the list of companies.
 *
 * - `page/` order of its cards, sections on a phone, first load
 * - `header/` name, logo, facts
 * - `quote/` the price, its age, how often it is asked for
 * - `profile/` business summary, chief executives
 * - `search/` the page of search results
 * - `list/` the list of all companies
 * - `without-data/` a listing without data, or being fetched
 * - `as-of/` the page of a past day
 * - `sample/` how many of the companies that come with the product are loaded
 * - `seo/` texts for search engines
 */

export { pricesLabel } from './list/prices-label.ts';
export { LiveQuote, useLivePrice, usePriceNow } from './quote/live-quote.tsx';
export { newYorkDay, newYorkTime } from './quote/new-york-time.ts';
export { sampleProgressLabel } from './sample/sample-progress-label.ts';
export { type SampleProgress, useSampleProgress } from './sample/use-sample-progress.ts';
