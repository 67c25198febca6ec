/** What is measured of a process. */

export { registerMetrics } from './register-metrics.ts';
