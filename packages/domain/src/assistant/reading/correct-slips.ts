import { lineWords, ratioWords } from './line-words.ts';
import { stem } from './word-runs.ts';

const shortest = 5;
/** Kept the way it was typed: a short name is more often another company’s than a slip. */
const shortestName = 6;

const lineVocabulary = new Set(
  [...Object.values(lineWords), ...ratioWords.map(([words]) => words)]
    .flatMap((words) => words.split(/[ ,]+/))
    .filter((word) => word.length >= shortest),
);

/** Words with one slip of the finger put right: `revenu`, `appple`. Where two words are as near, none is taken. */
export function correctSlips(words: string, unread: readonly string[], names: Iterable<string>): string {
  const known = [...names].filter((name) => name.length >= shortest && !name.includes(' '));
  return unread.reduce((text, word) => {
    const right = nearest(word, known);
    return right === null
      ? text
      : text.replace(new RegExp(`(?<![\\w[:])${escaped(word)}(?!\\w)`, 'g'), right);
  }, words);
}

function nearest(word: string, names: readonly string[]): string | null {
  if (word.length < shortest) return null;
  const near = [...lineVocabulary].filter((each) => isOneSlip(stem(word), stem(each)));
  const nearNames = word.length < shortestName ? [] : names.filter((each) => isOneSlip(word, each));
  const found = [...new Set([...near.map(stem), ...nearNames])];
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** One letter more, less or another, or two neighbours the wrong way round; the first letter is right. */
function isOneSlip(typed: string, meant: string): boolean {
  if (typed === meant || typed[0] !== meant[0] || Math.abs(typed.length - meant.length) > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start++;
  const [rest, wanted] = [typed.slice(start), meant.slice(start)];
  return (
    rest.slice(1) === wanted.slice(1) ||
    rest.slice(1) === wanted ||
    rest === wanted.slice(1) ||
    (rest.slice(2) === wanted.slice(2) && rest[0] === wanted[1] && rest[1] === wanted[0])
  );
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
}
