import { normalizeText } from './normalize-text.ts';
import type { SearchableListing } from './search-index.ts';

/** Listings by what a sentence calls them; in the order of size, so that of two of a name the larger is meant. */
export interface NamedListings {
  readonly bySymbol: ReadonlyMap<string, SearchableListing>;
  readonly byName: ReadonlyMap<string, SearchableListing>;
  /** By the first word of longer names, where only one company has it; null where several do. */
  readonly byFirstWord: ReadonlyMap<string, SearchableListing | null>;
}

export function indexNames(listings: readonly SearchableListing[]): NamedListings {
  const bySymbol = new Map<string, SearchableListing>();
  const byName = new Map<string, SearchableListing>();
  const byFirstWord = new Map<string, SearchableListing | null>();
  for (const listing of listings) {
    bySymbol.set(normalizeText(listing.symbol), listing);
    const name = normalizeText(listing.shortName);
    if (!byName.has(name)) byName.set(name, listing);
    const [first = ''] = name.split(' ');
    const known = byFirstWord.get(first);
    if (known === undefined) byFirstWord.set(first, listing);
    else if (known?.cik !== listing.cik) byFirstWord.set(first, null);
  }
  return { bySymbol, byName, byFirstWord };
}

const mostWords = 5;

/**
 * The companies that a sentence names, each once, in its order: by `$nke`, by a symbol in capitals, by a name with or
 * without its ’s. A name of one word is one only where it is capitalised: target, gap and ford are words, too.
 */
export function listingsNamedIn(
  { bySymbol, byName, byFirstWord }: NamedListings,
  text: string,
): SearchableListing[] {
  const words = [...text.matchAll(/\$?[\p{L}\p{N}](?:[\p{L}\p{N}.&'’-]*[\p{L}\p{N}])?/gu)].map(
    ([word]) => word,
  );
  // Who writes everything in capitals marks no symbol by them.
  const marksSymbols = /\p{Ll}/u.test(text);
  const named: SearchableListing[] = [];
  for (let at = 0; at < words.length; ) {
    const found = longestName(words, at, byName) ?? oneWord(words[at] ?? '');
    if (found !== null && named.every(({ cik }) => cik !== found.listing.cik)) named.push(found.listing);
    at += found?.length ?? 1;
  }
  return named;

  function oneWord(word: string): Named | null {
    const listing = word.startsWith('$')
      ? bySymbol.get(normalizeText(word.slice(1)))
      : (symbolIn(word) ?? firstWordIn(word));
    return listing == null ? null : { listing, length: 1 };
  }

  function symbolIn(word: string): SearchableListing | undefined {
    const symbol = withoutOwner(word);
    const isPronoun = symbol === 'A' || symbol === 'I';
    if (!marksSymbols || isPronoun || !/^\p{Lu}[\p{Lu}\p{N}.-]*$/u.test(symbol)) return undefined;
    return bySymbol.get(normalizeText(symbol));
  }

  function firstWordIn(word: string): SearchableListing | null | undefined {
    if (!isCapitalised(word)) return undefined;
    return byFirstWord.get(normalizeText(word)) ?? byFirstWord.get(normalizeText(withoutOwner(word)));
  }
}

interface Named {
  readonly listing: SearchableListing;
  /** How many words of the sentence name it. */
  readonly length: number;
}

function longestName(words: readonly string[], at: number, byName: NamedListings['byName']): Named | null {
  for (let length = Math.min(mostWords, words.length - at); length > 0; length -= 1) {
    const part = words.slice(at, at + length);
    if (length === 1 && !isCapitalised(part[0] ?? '')) continue;
    const name = part.join(' ');
    const listing = byName.get(normalizeText(name)) ?? byName.get(normalizeText(withoutOwner(name)));
    if (listing !== undefined) return { listing, length };
  }
  return null;
}

function withoutOwner(word: string): string {
  return word.replace(/['’]s$/i, '');
}

function isCapitalised(word: string): boolean {
  return /^\p{Lu}/u.test(word);
}
