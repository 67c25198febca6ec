/** When a split takes effect, and how it adjusts earlier values. */

export { type LatestKnown, type ShareBasis, shareBasis, sharesOnBasis } from './share-basis.ts';
export { splitFactor, splitsUntil } from './split-factor.ts';
export { type PriceBefore, splitSince } from './split-since.ts';
