export { registerMetrics } from './register-metrics.ts';
