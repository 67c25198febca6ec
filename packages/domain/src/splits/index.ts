export { splitFactor, splitsUntil } from './split-factor.ts';
export { type PriceBefore, splitSince } from './split-since.ts';
