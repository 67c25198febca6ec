/** The chart of price and figures: its series, and the events beside them. */

export { performance } from './feature.ts';
export { performanceDocument, preparePerformance } from './prepare-performance.ts';
export { reportsDocument } from './prepare-reports.ts';
