import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalizeText } from './normalize-text.ts';
import { buildSearchIndex, searchListings } from './search-index.ts';

const listings = [
  ['NVDA', 1, 'NVIDIA CORP', 'NVIDIA'],
  ['AAPL', 2, 'Apple Inc.', 'Apple'],
  ['GOOGL', 3, 'Alphabet Inc.', 'Alphabet'],
  ['GOOG', 3, 'Alphabet Inc.', 'Alphabet'],
  ['BRK-B', 4, 'BERKSHIRE HATHAWAY INC', 'Berkshire Hathaway'],
  ['BRK-A', 4, 'BERKSHIRE HATHAWAY INC', 'Berkshire Hathaway'],
  ['JPM', 5, 'JPMORGAN CHASE & CO', 'JPMorgan'],
  ['JPM-PC', 5, 'JPMORGAN CHASE & CO', 'JPMorgan'],
  ['JPM-PD', 5, 'JPMORGAN CHASE & CO', 'JPMorgan'],
  ['JPM-PK', 5, 'JPMORGAN CHASE & CO', 'JPMorgan'],
  ['MCD', 6, 'MCDONALDS CORP', "McDonald's"],
  ['KO', 7, 'COCA COLA CO', 'Coca-Cola'],
  ['T', 8, 'AT&T INC.', 'AT&T'],
  ['APP', 9, 'AppLovin Corp', 'AppLovin'],
  ['MLP', 10, 'MAUI LAND & PINEAPPLE CO INC', 'Maui Land'],
  ['JPMX', 11, 'JPM Exchange Fund', 'JPM Exchange'],
  ['BBH', 12, 'Berkshire Hills Bancorp', 'Berkshire Hills'],
  ['NSRGY', 13, 'NESTLE SA', 'Nestlé'],
] as const;
const index = buildSearchIndex(
  listings.map(([symbol, cik, name, shortName]) => ({ symbol, cik, name, shortName, coverage: 'here' })),
);

function found(text: string, limit = 5): string[] {
  return searchListings(index, text, limit).map((listing) => listing.symbol);
}

describe('a search', () => {
  test('puts the exact symbol first, then symbols, then words, then the inside of words', () => {
    expect(found('app')).toEqual(['APP', 'AAPL', 'MLP']);
    expect(found('t')[0]).toBe('T');
    expect(found('pple')).toEqual(['AAPL', 'MLP']);
  });

  test('shows each company once before its further listings', () => {
    expect(found('jpm')).toEqual(['JPM', 'JPMX', 'JPM-PC', 'JPM-PD', 'JPM-PK']);
    expect(found('berkshire')).toEqual(['BRK-B', 'BBH', 'BRK-A']);
    expect(found('goog')).toEqual(['GOOG', 'GOOGL']);
  });

  test('normalizes typed text like filed names', () => {
    expect(found('coca-cola')).toEqual(['KO']);
    expect(found("mcdonald's")).toEqual(['MCD']);
    expect(found('brk.b')).toEqual(['BRK-B']);
    expect(found('nestlé')).toEqual(['NSRGY']);
    expect(found('  AT&T ')).toEqual(['T']);
  });

  test('without a letter or digit finds nothing', () => {
    for (const text of ['%', '_', "'", '"', '😀', '--', '\n', '|']) expect(found(text)).toEqual([]);
  });

  test('answers only matches, within the limit and without repeats', () => {
    const words = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .constantFrom(...listings.flatMap(([symbol, , name]) => [symbol, name]))
        .chain((text) => fc.nat({ max: text.length }).map((length) => text.slice(0, length))),
    );
    fc.assert(
      fc.property(words, fc.integer({ min: 1, max: 20 }), (text, limit) => {
        const answer = searchListings(index, text, limit);
        expect(answer.length).toBeLessThanOrEqual(limit);
        expect(new Set(answer.map(({ symbol }) => symbol)).size).toBe(answer.length);
        for (const { symbol, name, shortName } of answer) {
          expect(
            [symbol, name, shortName].some((shown) => normalizeText(shown).includes(normalizeText(text))),
          ).toBe(true);
        }
      }),
    );
  });

  test('finds every company first by its own symbol', () => {
    for (const [symbol] of listings) expect(found(symbol.toLowerCase())[0]).toBe(symbol);
  });

  test('finds a word start behind the same letters inside an earlier word of the name', () => {
    expect(found('land')).toEqual(['MLP']);
    const pineapples = ['ONE', 'TWO', 'SIX'].map((symbol, cik) => ({
      symbol,
      cik,
      name: 'Pineapple',
      shortName: '',
      coverage: 'here' as const,
    }));
    const apple = {
      symbol: 'FRUIT',
      cik: 9,
      name: 'Pineapple Apple',
      shortName: '',
      coverage: 'here' as const,
    };
    const answer = searchListings(buildSearchIndex([...pineapples, apple]), 'apple', 2);
    expect(answer.map(({ symbol }) => symbol)).toEqual(['FRUIT', 'ONE']);
  });

  test('puts companies with figures before larger ones that are only listed, each after the exact symbol', () => {
    const listed = (symbol: string, cik: number, name: string, coverage: 'here' | 'none') =>
      ({ symbol, cik, name, shortName: name, coverage }) as const;
    const mixed = buildSearchIndex([
      listed('APPN', 1, 'Appian', 'none'),
      listed('APPF', 2, 'AppFolio', 'none'),
      listed('APP', 3, 'AppLovin', 'none'),
      listed('AAPL', 4, 'Apple', 'here'),
      listed('MLP', 5, 'Pineapple', 'here'),
    ]);
    const answer = (limit: number) => searchListings(mixed, 'app', limit).map(({ symbol }) => symbol);
    expect(answer(5)).toEqual(['APP', 'AAPL', 'APPN', 'APPF', 'MLP']);
    expect(answer(2)).toEqual(['APP', 'AAPL']);
  });

  test('without listings finds nothing', () => {
    expect(searchListings(buildSearchIndex([]), 'a', 5)).toEqual([]);
  });
});
