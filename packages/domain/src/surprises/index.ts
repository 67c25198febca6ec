/** Earnings against consensus: beat, missed, met. */

export { type RecordedSurprise, surpriseOf, verdictOf } from './surprise.ts';
