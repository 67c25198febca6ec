/**
 * Everything that comes from outside: filings, prices, rates, descriptions; the sample.
 *
 * - `filings/` reading SEC files
 * - `edgar/` fetching from the SEC
 * - `predecessors/` earlier filers joined to a company
 * - `prices/` closes and dividends from files
 * - `quotes/` sources of quotes, and the worker that polls them
 * - `rates/` exchange rates
 * - `descriptions/` profiles, texts and consensus
 * - `sample/` the data of sample mode
 */

export { prepareUnprepared } from './announce-figures.ts';
export { marketData } from './feature.ts';
export { nameListings } from './name-listings.ts';
export { prepareDocuments, prepareMissingDocuments } from './prepare-documents.ts';
export { startQuotes } from './quotes/start-quotes.ts';
export { refusalLabel } from './refusal.ts';
export { startLoadingOthers } from './sample/load-others.ts';
export { loadSampleData, needsSampleData } from './sample/load-sample-data.ts';
export { makeSample } from './sample/make-sample.ts';
export { ImportTally } from './tally.ts';
