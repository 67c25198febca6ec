/** Characters, from which on a text is cut until a reader wants more. */
export const longFrom = 300;

/** The beginning of a text that has `from` characters or more, cut between two words. */
export function shortened(text: string, from = longFrom): string {
  if (text.length < from) return text;
  const cut = text.slice(0, from);
  const end = cut.search(/\s+\S*$/);
  // A word of that length is cut, but not through a character.
  const shown = end > from / 2 ? cut.slice(0, end) : cut.replace(/[\uD800-\uDBFF]$/, '');
  return `${shown}…`;
}
