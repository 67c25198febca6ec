import { type CompanyIndex, companyIndex } from '@tenfold/domain/assistant';
import type { SearchableListing } from './search-index.ts';

/** What companies are called in questions and other texts; built again when there are others. */
export class CompanyNames {
  readonly #indexes = new WeakMap<readonly SearchableListing[], CompanyIndex>();

  of(listings: readonly SearchableListing[]): CompanyIndex {
    const known = this.#indexes.get(listings) ?? companyIndex(namedOnce(listings));
    this.#indexes.set(listings, known);
    return known;
  }
}

/** A company’s names are those of its first listing; the others are found by their symbols. */
function namedOnce(listings: readonly SearchableListing[]) {
  const first = new Map(listings.toReversed().map(({ cik, symbol }) => [cik, symbol]));
  return listings.map(({ symbol, cik, name, shortName }) => ({
    symbol,
    names: first.get(cik) === symbol ? [name, shortName] : [],
  }));
}
