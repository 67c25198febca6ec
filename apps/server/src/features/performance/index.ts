export { performanceDocument, preparePerformance, preparePerformanceFrom } from './prepare-performance.ts';
export { registerPerformance } from './routes.ts';
