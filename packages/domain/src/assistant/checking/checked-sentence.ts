import type { AnswerSentence } from '../answer.ts';
import type { NamedCompany } from '../reading/parse-companies.ts';
import type { QuotedFigure } from './quoted-figure.ts';

/** Why a sentence of a model isn’t shown. */
export type LeftOut =
  | 'unknown_figure' // a token or an id that names no figure
  | 'number' // a number that isn’t a token, in digits of any script or in words
  | 'claim' // a direction, comparison or extreme that its figures don’t give
  | 'scope' // words beside a figure that may say what it isn’t: another company, line or period, a part, a negation
  | 'not_prose'; // markup, other languages, invisible characters, no end

export type CheckedSentence =
  | { readonly sentence: AnswerSentence; readonly leftOut: null }
  | { readonly sentence: null; readonly leftOut: LeftOut };

export interface SentenceFigures {
  /** By what stands in the sentence, with its braces. */
  readonly quoted: ReadonlyMap<string, QuotedFigure>;
  /** Those that were read for the answer. */
  readonly companies: readonly NamedCompany[];
}

export function leftOut(why: LeftOut): CheckedSentence {
  return { sentence: null, leftOut: why };
}
