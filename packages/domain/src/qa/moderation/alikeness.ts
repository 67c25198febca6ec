/**
 * How alike two texts are, whatever their case, punctuation and order of words: the share of their groups of three
 * letters that both have, from 0 to 1.
 *
 * Example: `Why did margins fall?` and `why margins did fall` are 1 alike.
 * Source: what PostgreSQL's pg_trgm calls similarity, which some databases don't offer.
 */
export function alikeness(one: string, other: string): number {
  const ofOne = lettersByThree(one);
  const ofOther = lettersByThree(other);
  const shared = [...ofOne].filter((three) => ofOther.has(three)).length;
  const all = ofOne.size + ofOther.size - shared;
  return all === 0 ? 0 : shared / all;
}

function lettersByThree(text: string): ReadonlySet<string> {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.flatMap((word) => threesOf(`  ${word} `)));
}

function threesOf(word: string): string[] {
  return Array.from({ length: word.length - 2 }, (_, at) => word.slice(at, at + 3));
}
