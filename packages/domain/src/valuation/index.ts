export type { FairValue, FairValueResult, NoFairValue, NoValueReason } from './fair-value.ts';
