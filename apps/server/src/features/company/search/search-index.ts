import type { Coverage } from '@tenfold/contract/company';
import { normalizeText } from './normalize-text.ts';

export interface SearchableListing {
  readonly symbol: string;
  readonly cik: number;
  readonly name: string;
  readonly shortName: string;
  readonly coverage: Coverage;
}

export interface SearchIndex {
  readonly bySymbol: ReadonlyMap<string, SearchableListing>;
  readonly withFigures: ScannedListings;
  readonly without: ScannedListings;
}

/** Ordered by size with one line each, so that a scan finds the largest match first and stops when the answer is full. */
interface ScannedListings {
  readonly listings: readonly SearchableListing[];
  readonly symbols: Lines;
  readonly names: Lines;
}

interface Lines {
  readonly text: string;
  readonly starts: Int32Array;
  readonly opener: '\n' | ' ';
}

export function buildSearchIndex(listings: readonly SearchableListing[]): SearchIndex {
  return {
    bySymbol: new Map(listings.map((listing) => [normalizeText(listing.symbol), listing])),
    withFigures: toScan(listings.filter(({ coverage }) => coverage === 'here')),
    without: toScan(listings.filter(({ coverage }) => coverage !== 'here')),
  };
}

function toScan(listings: readonly SearchableListing[]): ScannedListings {
  return {
    listings,
    symbols: lines(
      '\n',
      listings.map((listing) => normalizeText(listing.symbol)),
    ),
    names: lines(' ', listings.map(namesOf)),
  };
}

/**
 * Best first: the symbol; symbols and words of names with this prefix; matches inside of words. Within the last two those with
 * figures first, symbols before names, then by size.
 */
export function searchListings(index: SearchIndex, text: string, limit: number): SearchableListing[] {
  const wanted = normalizeText(text);
  if (wanted === '') return [];
  const answer = new FoundListings(limit);
  const exact = index.bySymbol.get(wanted);
  if (exact !== undefined) answer.take(exact);
  const here = findMatches(index.withFigures, wanted, limit);
  answer.takeAll(here.starting);
  if (answer.full) return answer.list();
  const others = findMatches(index.without, wanted, limit);
  answer.takeAll(others.starting);
  answer.takeAll(here.inside);
  answer.takeAll(others.inside);
  return answer.list();
}

function findMatches(scanned: ScannedListings, wanted: string, limit: number): FoundListing {
  const symbols = scan(scanned, scanned.symbols, wanted, limit);
  if (symbols.starting.full) return symbols;
  const names = scan(scanned, scanned.names, wanted, limit);
  symbols.starting.takeAll(names.starting);
  names.inside.takeAll(symbols.inside);
  return { starting: symbols.starting, inside: names.inside };
}

interface FoundListing {
  readonly starting: FoundListings;
  readonly inside: FoundListings;
}

/** One pass; once enough lines contain the text, only word starts are searched. */
function scan({ listings }: ScannedListings, where: Lines, wanted: string, limit: number): FoundListing {
  const { text, starts, opener } = where;
  const starting = new FoundListings(limit);
  const inside = new FoundListings(limit);
  let at = text.indexOf(wanted);
  while (at !== -1 && !starting.full) {
    const line = lineAt(starts, at);
    const opens = text[at - 1] === opener;
    const listing = listings[line];
    if (listing !== undefined) (opens ? starting : inside).take(listing);
    const from = opens ? (starts[line + 1] ?? text.length) : at + 1;
    at = inside.full ? indexOfWord(text, opener, wanted, from) : text.indexOf(wanted, from);
  }
  return { starting, inside };
}

function indexOfWord(text: string, opener: string, wanted: string, from: number): number {
  const at = text.indexOf(opener + wanted, from - 1);
  return at === -1 ? -1 : at + opener.length;
}

class FoundListings {
  readonly #first = new Map<number, SearchableListing>();
  readonly #further = new Set<SearchableListing>();
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get full(): boolean {
    return this.#first.size >= this.#limit;
  }

  take(listing: SearchableListing): void {
    const taken = this.#first.get(listing.cik);
    if (taken === undefined) this.#first.set(listing.cik, listing);
    else if (taken !== listing) this.#further.add(listing);
  }

  takeAll(others: FoundListings): void {
    for (const listing of others.#first.values()) this.take(listing);
    for (const listing of others.#further) this.take(listing);
  }

  list(): SearchableListing[] {
    return [...this.#first.values(), ...this.#further].slice(0, this.#limit);
  }
}

// A space before each name, so that every word has one.
function namesOf(listing: SearchableListing): string {
  const name = normalizeText(listing.name);
  const shortName = normalizeText(listing.shortName);
  return name.includes(shortName) ? ` ${name}` : ` ${name}| ${shortName}`;
}

function lines(opener: Lines['opener'], each: readonly string[]): Lines {
  const starts = new Int32Array(each.length);
  let at = 0;
  each.forEach((line, index) => {
    starts[index] = at;
    at += line.length + 1;
  });
  // Lines start with their break, so that `\nabc` matches at the start only.
  return { text: `\n${each.join('\n')}\n`, starts, opener };
}

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
