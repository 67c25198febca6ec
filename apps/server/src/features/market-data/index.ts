export { marketData } from './feature.ts';
export { prepareDocuments, prepareMissingDocuments } from './prepare-documents.ts';
export { startQuotes } from './quotes/start-quotes.ts';
export { refusalLabel } from './refusal.ts';
export { loadSampleData, needsSampleData } from './sample/load-sample-data.ts';
export { makeSample } from './sample/make-sample.ts';
export { ImportTally } from './tally.ts';
