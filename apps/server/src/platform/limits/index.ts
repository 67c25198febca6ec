export { type Allowance, type Limits, openLimits } from './limits.ts';
export { networkOf } from './network-of.ts';
