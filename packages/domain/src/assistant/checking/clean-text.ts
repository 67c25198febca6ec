/** Marks of a layout that models write: headings, bullets, numbers of a list, emphasis. */
const layout = /^\s*(?:#{1,6}\s+|[-*•]\s+|\d{1,2}[.)]\s+(?!\d))+/;

/** Forms of the SEC: their digits are no figures. */
export const formNames = ['10-K', '10-Q', '20-F', '40-F', '6-K', '8-K', 'S-1'];

/** A sentence as it is checked and shown: without marks of layout, its spaces plain. */
export function cleanSentence(text: string): string {
  return text
    .replace(layout, '')
    .replace(/\*+|`+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A text as lists of words know it: without diacritics, which may also strike a letter through. */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[’‘]/g, "'");
}

/**
 * Whether plain text has only letters A to Z and signs of prose. Digits of any script, other scripts’ letters (numerals among
 * them, and look-alikes), invisible characters, signs of currency, markup and arithmetic are none.
 */
export function isProse(plain: string): boolean {
  return /^[A-Za-z\s.,;:!?'"“”()\-–—&/…]*$/.test(plain);
}
