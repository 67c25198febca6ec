export { type Allowance, type Attempt, type Limits, openLimits } from './limits.ts';
export { networkOf, networksOf } from './network-of.ts';
