export { type RecordedSurprise, surpriseOf, verdictOf } from './surprise.ts';
