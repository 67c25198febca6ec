/** Sentences that a model wrote: shown with figures that are printed here, or left out. */

export { checkSentence } from './check-sentence.ts';
export type { CheckedSentence, LeftOut, SentenceFigures } from './checked-sentence.ts';
export { type QuotedFigure, quoteToken } from './quoted-figure.ts';
export { quoteResult, type ResultFigure } from './quoted-result.ts';
export { type FigureReference, opinionIn, referencesIn } from './references.ts';
export { SentenceSplitter } from './sentence-splitter.ts';
