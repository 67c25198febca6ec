import type { ListedCompany, ReadableList } from '@tenfold/contract/lists';
import type { CompaniesNow } from '../../company/index.ts';

/** A company of a list as its listing names it, for those without figures. */
export interface ListedEntry
  extends Pick<ListedCompany, 'symbol' | 'name' | 'shortName' | 'exchange' | 'currency' | 'coverage'> {
  /** False where the symbol is another company's by now, or nobody's. */
  readonly isListed: boolean;
}

/** All of a readable list but what its companies are worth at the moment. */
export interface ListContent extends Pick<ReadableList, 'kind' | 'name' | 'updatedAt' | 'own' | 'curated'> {
  readonly entries: readonly ListedEntry[];
  readonly symbols: readonly string[];
  /** Another one whenever any of this is another. */
  readonly stamp: string;
}

export function describeList(
  { kind, name, updatedAt, own, curated, entries }: ListContent,
  companies: CompaniesNow,
  visible: ReadonlySet<string>,
): ReadableList {
  return {
    kind,
    name,
    updatedAt,
    own,
    curated,
    companies: entries.map((entry) => describeEntry(entry, companies, visible.has(entry.symbol))),
  };
}

/** The overview of a company, or its name alone where there are no figures. */
export function describeEntry(
  { isListed, coverage, ...listing }: ListedEntry,
  companies: CompaniesNow,
  valueVisible: boolean,
): ListedCompany {
  const overview = isListed ? companies.find(listing.symbol, valueVisible) : null;
  if (overview !== null) return { ...overview, coverage: 'here' };
  return {
    ...listing,
    coverage: coverage === 'here' ? 'none' : coverage,
    sector: null,
    stockPrice: null,
    stockPriceChange: null,
    lastTradeTime: null,
    latestUpdate: null,
    quote: null,
    ratiosAsOf: null,
    marketCap: null,
    priceEarningsRatioLtm: null,
    freeCashFlowYield: null,
    why: {},
    newestFiling: null,
    value: null,
    valueVisible,
  };
}
