export { CannotImport } from './cannot-import.ts';
export { prepareDocuments, prepareMissingDocuments } from './prepare-documents.ts';
export { type RefusalReason, refusalWords } from './refusal.ts';
export { registerMarketData } from './register-market-data.ts';
export { loadSampleData, needsSampleData } from './sample/load-sample-data.ts';
export { makeSample } from './sample/make-sample.ts';
export { type ImportEvent, type ImportReport, ImportTally, type Progress } from './tally.ts';
export { handOver } from './work/hand-over.ts';
export { perform, type Work } from './work/work.ts';
