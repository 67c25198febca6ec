/** Ends of words that end no sentence. */
const abbreviation =
  /(?:^|[\s(“"])(?:[A-Za-z]|[A-Z](?:\.[A-Z])+|inc|corp|co|ltd|plc|vs|approx|incl|no|st|mr|ms|dr|e\.g|i\.e)\.$/i;

/** Above it, what comes is no sentence to read. */
const longest = 1_000;

/**
 * Cuts a text into sentences as it comes in pieces, wherever these are cut. A sentence ends with its sign and a space, or with
 * its line: never within a token, and not at `Inc.` or in `3.5`.
 */
export class SentenceSplitter {
  #rest = '';

  /** @returns the sentences that ended */
  push(piece: string): string[] {
    const sentences: string[] = [];
    let text = this.#rest + piece;
    for (let end = endIn(text); end !== null; end = endIn(text)) {
      const sentence = text.slice(0, end).trim();
      if (sentence !== '') sentences.push(sentence);
      text = text.slice(end);
    }
    // Whatever it is, it is left out: no need to keep more of it.
    this.#rest = text.slice(0, longest + 1);
    return sentences;
  }

  /** @returns what was written after the last end */
  end(): string[] {
    const rest = this.#rest.trim();
    this.#rest = '';
    return rest === '' ? [] : [rest];
  }
}

/** A sign at the end of what has come may go on: `3.` and then `5`. */
function endIn(text: string): number | null {
  for (const match of text.matchAll(/\r?\n|[.!?…]+["”’)]*(?=\s)/g)) {
    const end = match.index + match[0].length;
    const before = text.slice(0, end);
    if (before.lastIndexOf('{') > before.lastIndexOf('}') && !/\n$/.test(before)) continue;
    if (!abbreviation.test(before)) return end;
  }
  return null;
}
