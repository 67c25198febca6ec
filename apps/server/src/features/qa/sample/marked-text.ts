/** A figure as a text states it, and what it is made of: `26.9%` and `AAPL.margin.2025`. */
export interface Claim {
  readonly shown: string;
  readonly formula: string;
}

export interface MarkedText {
  /** What readers see. */
  readonly text: string;
  /** In the order of the text. */
  readonly claims: readonly Claim[];
}

const claim = /\[([^[\]=]+?) = ([^[\]]+)\]/g;

/**
 * Splits a text of the sample's community, which has each figure together with its proof, so that neither is
 * changed without the other.
 *
 * Example: `Apple kept [26.9% = AAPL.margin.2025] of revenue.` reads "Apple kept 26.9% of revenue."
 *
 * @throws RangeError for a bracket that is no claim
 */
export function readMarkedText(marked: string): MarkedText {
  const claims = [...marked.matchAll(claim)].map(([, shown = '', formula = '']) => ({ shown, formula }));
  const text = marked.replace(claim, '$1');
  if (/[[\]]/.test(text)) throw new RangeError(`Not a claim: ${text}`);
  return { text, claims };
}
