export interface SentencePart {
  readonly text: string;
  /** Who and what, set in bold. */
  readonly isStrong: boolean;
}

/** In turns bold and plain. */
export function strong(...texts: readonly string[]): SentencePart[] {
  return texts.flatMap((text, index) => (text === '' ? [] : [{ text, isStrong: index % 2 === 0 }]));
}
