import type { CompanyIndex } from '../assistant/index.ts';

/** Names in lower case are words, `on target`, but for those of what the text is about. */
export function namedIn(
  words: string,
  index: CompanyIndex,
  about: readonly string[],
): Pick<CompanyIndex, 'get'> {
  const capitalized = new Set(words.match(/\b[\p{Lu}\d][\p{L}\d&.-]*/gu)?.map(firstOf));
  return {
    get(name) {
      const symbol = index.get(name);
      return symbol !== undefined && (about.includes(symbol) || capitalized.has(firstOf(name)))
        ? symbol
        : undefined;
    },
  };
}

/** Enough of a word to know it by, whatever its ending. */
function firstOf(name: string): string {
  return (
    name
      .toLowerCase()
      .split(/[\s’'.-]/)[0]
      ?.replace(/s$/, '') ?? ''
  );
}
