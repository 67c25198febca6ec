export { performance } from './feature.ts';
export { performanceDocument, preparePerformance, preparePerformanceFrom } from './prepare-performance.ts';
