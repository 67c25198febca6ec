import type { CompanyOverview } from '@tenfold/contract/company';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps.ts';
import type { QuoteCache } from '../quotes/quote-cache.ts';
import { showsReplays } from '../quotes/shows-replays.ts';
import { watchQuotes } from '../quotes/watch-quotes.ts';
import { ListingSearch } from '../search/listing-search.ts';
import { buildOverview } from './build-overview.ts';
import { CompanyOverviews } from './company-overviews.ts';

/** What a process keeps of all companies for calls that show several: their overviews, quotes and names. */
export class LiveCompanies {
  readonly quotes: QuoteCache;
  readonly listings: ListingSearch;
  readonly #overviews: CompanyOverviews;
  readonly #watch: (symbols: readonly string[]) => void;

  constructor(app: FastifyInstance, deps: Deps) {
    const { quotes, watch } = watchQuotes(app, deps, showsReplays(deps.config));
    this.quotes = quotes;
    this.#watch = watch;
    this.listings = new ListingSearch(deps.db, deps.clock, deps.config.secContact !== null);
    this.#overviews = new CompanyOverviews(deps.db, deps.clock);
  }

  /** Up to a second old. */
  async now(): Promise<CompaniesNow> {
    const { version, main, bySymbol } = await this.#overviews.list();
    return {
      versions: [version, this.quotes.version],
      main,
      find: (symbol, valueVisible) => {
        const prepared = bySymbol.get(symbol);
        return prepared === undefined
          ? null
          : buildOverview(prepared, this.quotes.find(symbol), valueVisible);
      },
      atClose: (symbol, valueVisible) => {
        const prepared = bySymbol.get(symbol);
        return prepared === undefined ? null : buildOverview(prepared, null, valueVisible);
      },
    };
  }

  /** Asks for quotes of companies on screen, as opening their page does. */
  watch(symbols: readonly string[]): void {
    this.#watch(symbols);
  }
}

export interface CompaniesNow {
  /** Change with what is found. */
  readonly versions: readonly number[];
  /** Symbols of the main listings, largest first. */
  readonly main: readonly string[];
  /** Null for a listing without figures. @param valueVisible false withholds the value */
  find(symbol: string, valueVisible: boolean): CompanyOverview | null;
  /** The same at its last close, whatever was traded since. */
  atClose(symbol: string, valueVisible: boolean): CompanyOverview | null;
}
