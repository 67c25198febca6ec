export { type Gauges, registerMetrics } from './register-metrics.ts';
