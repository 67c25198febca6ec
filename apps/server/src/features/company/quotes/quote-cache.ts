import type { Db } from '../../../platform/db/index.ts';
import { type LatestQuote, listQuotesAfter } from './quote-store.ts';

/**
 * The quotes of all listings in the memory of one process. What another process recorded is here a second later, by one
 * question a second for all symbols: who asks for a price never asks the database.
 */
export class QuoteCache {
  readonly #db: Db;
  readonly #showsReplays: boolean;
  readonly #quotes = new Map<string, LatestQuote>();
  #seen = 0;

  /** @param showsReplays false where quotes are real or absent: what a replay left behind is not shown */
  constructor(db: Db, showsReplays: boolean) {
    this.#db = db;
    this.#showsReplays = showsReplays;
  }

  /** The same object until there is news. */
  find(symbol: string): LatestQuote | null {
    return this.#quotes.get(symbol) ?? null;
  }

  /** Reads what is news since this was last called. */
  async refresh(): Promise<void> {
    for (const { version, ...quote } of await listQuotesAfter(this.#db, this.#seen)) {
      this.#seen = Math.max(this.#seen, version);
      if (quote.simulated && !this.#showsReplays) this.#quotes.delete(quote.symbol);
      else this.#quotes.set(quote.symbol, quote);
    }
  }
}
