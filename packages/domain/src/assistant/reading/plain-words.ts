/**
 * A question in the form that the readers of this folder look at: lower case, without possessives and with plain signs. What
 * a reader has understood it replaces by a marker in brackets, as `[y:2025]`; in the end only words that nobody understood
 * are left.
 */
export function plainWords(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/[“”"]/g, ' ')
    .replace(/[–—−]/g, '-')
    .replace(/→|=>|->/g, ' to ')
    .replace(/[[\]]/g, ' ')
    .replace(/(?<=\w)'s\b|(?<=s)'(?=\s|$)/g, '')
    .replace(/'(?=\d\d\b)/g, 'fy')
    .replace(/'/g, '')
    .replace(
      /\bcash (?:did |does |do |has |have )?((?:[\w&.-]+ ){1,4})(?:generated?|made?|produced?|got|get|brought in) from operations\b/g,
      '$1cash from operations',
    )
    .replace(
      /\bshares (?:did |does |do |has |have )?((?:[\w&.-]+ ){1,4})(?:have |had )?outstanding\b/g,
      '$1shares outstanding',
    )
    .replace(/\s+/g, ' ')
    .trim();
}

/** Words written as digits, where a number is meant. */
const numbers = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** @returns null for a word that is no number */
export function numberOf(word: string): number | null {
  const at = numbers.indexOf(word);
  if (at >= 0) return at;
  return /^\d+$/.test(word) ? Number(word) : null;
}

/** A part of a pattern. */
export const anyNumber = `\\d{1,2}|${numbers.slice(1).join('|')}`;
