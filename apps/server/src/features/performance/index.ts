/** The chart of price and figures: its series, and the events beside them. */

export { performance } from './feature.ts';
export { performanceDocument, preparePerformance, preparePerformanceFrom } from './prepare-performance.ts';
