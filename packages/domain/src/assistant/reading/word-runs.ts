const token = /\[[^\]]+\]|[\p{L}\d]+(?:[.&+/-][\p{L}\d]+)*|[^\s]/gu;

/** The words, markers and signs of a text. */
export function tokensOf(words: string): string[] {
  return words.match(token) ?? [];
}

/** Singular and plural are one word: `dividends` is found as `dividend`. */
export function stem(word: string): string {
  return word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

/** How a run of words is looked up. */
export function keyOf(words: readonly string[]): string {
  return words.map(stem).join(' ');
}

const longest = 6;

/**
 * Replaces runs of words by markers, the longest run first.
 *
 * @param markerOf the marker for a run as `keyOf` writes it, or null
 */
export function markRuns(
  words: string,
  markerOf: (key: string, run: readonly string[]) => string | null,
): string {
  const tokens = tokensOf(words);
  const marked: string[] = [];
  let at = 0;
  while (at < tokens.length) {
    const found = longestRun(tokens, at, markerOf);
    marked.push(found?.marker ?? tokens[at] ?? '');
    at += found?.length ?? 1;
  }
  return marked.join(' ');
}

function longestRun(
  tokens: readonly string[],
  at: number,
  markerOf: (key: string, run: readonly string[]) => string | null,
) {
  for (let length = Math.min(longest, tokens.length - at); length > 0; length--) {
    const run = tokens.slice(at, at + length);
    if (run.some((each) => each.startsWith('['))) continue;
    const marker = markerOf(keyOf(run), run);
    if (marker !== null) return { marker, length };
  }
  return null;
}
