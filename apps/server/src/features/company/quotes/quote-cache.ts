import { ChangeFollower } from '../../../platform/changes/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import { type LatestQuote, listQuotesAfter, type VersionedQuote } from './quote-store.ts';

export class QuoteCache {
  readonly changes: ChangeFollower<number, VersionedQuote>;
  readonly #quotes = new Map<string, LatestQuote>();
  #version = 0;

  /** @param showsReplays false with real quotes or none: leftover replays are hidden */
  constructor(db: Db, showsReplays: boolean) {
    this.changes = new ChangeFollower({
      of: 'quotes',
      first: 0,
      since: async (version) => {
        const changes = await listQuotesAfter(db, version);
        return { version: Math.max(version, ...changes.map((quote) => quote.version)), changes };
      },
      apply: (changes) => {
        for (const { version, ...quote } of changes) {
          this.#version = Math.max(this.#version, version);
          if (quote.simulated && !showsReplays) this.#quotes.delete(quote.symbol);
          else this.#quotes.set(quote.symbol, quote);
        }
      },
    });
  }

  /** The same object until the quote changes. */
  find(symbol: string): LatestQuote | null {
    return this.#quotes.get(symbol) ?? null;
  }

  /** Grows with each change. */
  get version(): number {
    return this.#version;
  }

  refresh(): Promise<void> {
    return this.changes.look();
  }
}
