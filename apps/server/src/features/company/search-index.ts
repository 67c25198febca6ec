/** What a listing is found by. */
export interface Searchable {
  readonly symbol: string;
  readonly cik: number;
  readonly name: string;
  readonly shortName: string;
}

/**
 * Every listing in order of size, as two texts with a line each. The first match of a scan is therefore the largest
 * company that matches, and a scan stops as soon as the answer is full.
 */
export interface SearchIndex {
  readonly listings: readonly Searchable[];
  readonly symbols: Lines;
  readonly names: Lines;
}

interface Lines {
  readonly text: string;
  readonly starts: Int32Array;
}

/** @param listings largest company first */
export function searchIndex(listings: readonly Searchable[]): SearchIndex {
  return {
    listings,
    symbols: lines(listings.map((listing) => fold(listing.symbol))),
    // A space before each name, so that ` word` finds the start of any word.
    names: lines(listings.map(foundByName)),
  };
}

/**
 * Best first: the symbol itself, symbols that start with the text, names with a word that starts with it, then any name
 * or symbol with the text inside; among equals the larger company. Further listings of a company already in the answer
 * wait until every other company that matches has had its place.
 */
export function searchListings(index: SearchIndex, text: string, limit: number): Searchable[] {
  const wanted = fold(text);
  if (wanted === '') return [];
  const answer = new Answer(limit);
  const scans: [Lines, string][] = [
    [index.symbols, `\n${wanted}\n`],
    [index.symbols, `\n${wanted}`],
    [index.names, ` ${wanted}`],
    [index.names, wanted],
    [index.symbols, wanted],
  ];
  for (const [where, pattern] of scans) {
    if (answer.full) break;
    for (const line of matches(where, pattern)) {
      const listing = index.listings[line];
      if (listing !== undefined) answer.take(listing);
      if (answer.full) break;
    }
  }
  return answer.list();
}

/** What people type and what is filed, made alike: case, accents and punctuation do not count (`coca-cola`, `BRK.B`). */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’`]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function foundByName(listing: Searchable): string {
  const name = fold(listing.name);
  const shortName = fold(listing.shortName);
  return name.includes(shortName) ? ` ${name}` : ` ${name}| ${shortName}`;
}

class Answer {
  private readonly first = new Map<number, Searchable>();
  private readonly further = new Set<Searchable>();
  private readonly limit: number;

  constructor(limit: number) {
    this.limit = limit;
  }

  get full(): boolean {
    return this.first.size >= this.limit;
  }

  take(listing: Searchable): void {
    const taken = this.first.get(listing.cik);
    if (taken === undefined) this.first.set(listing.cik, listing);
    else if (taken !== listing) this.further.add(listing);
  }

  list(): Searchable[] {
    return [...this.first.values(), ...this.further].slice(0, this.limit);
  }
}

function lines(each: readonly string[]): Lines {
  const starts = new Int32Array(each.length);
  let at = 0;
  each.forEach((line, index) => {
    starts[index] = at;
    at += line.length + 1;
  });
  // The break before a line belongs to it, so that `\nabc` is a line that starts with abc.
  return { text: `\n${each.join('\n')}\n`, starts };
}

function* matches({ text, starts }: Lines, pattern: string): Generator<number> {
  let at = text.indexOf(pattern);
  while (at !== -1) {
    const line = lineAt(starts, at);
    yield line;
    const next = starts[line + 1];
    at = next === undefined ? -1 : text.indexOf(pattern, next);
  }
}

/** The last line that starts at or before a place in the text. */
function lineAt(starts: Int32Array, place: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}
