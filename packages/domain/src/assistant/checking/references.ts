import { type FigureToken, splitTokens } from '../../figure-tokens/index.ts';

/** What a sentence names in braces: a filed figure, or the result of a tool by its id. */
export interface FigureReference {
  /** The whole text, with its braces. */
  readonly text: string;
  readonly token: FigureToken | null;
  /** `r3`; null: a token, or neither. */
  readonly id: string | null;
}

/** The id of an opinion that is quoted: with a word beside it, it would be said. */
export function opinionIn(sentence: string): string | null {
  return /^[\s\-*•>]*\{ ?(o\d{1,3}) ?\}[\s.]*$/.exec(sentence)?.[1] ?? null;
}

export function referencesIn(sentence: string): FigureReference[] {
  return [...sentence.matchAll(/\{[^{}]*\}/g)].map(([text]) => {
    const [part] = splitTokens(text);
    return { text, token: part?.token ?? null, id: /^\{ ?(r\d{1,4}) ?\}$/.exec(text)?.[1] ?? null };
  });
}
