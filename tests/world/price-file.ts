import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a server with QUOTE_PROVIDER=csv reads: prices move when a test says so. */
export class PriceFile {
  readonly #folder: string;
  readonly #last = new Map<string, { readonly price: number; readonly tradedAt: Date }>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  get environment() {
    return { QUOTE_PROVIDER: 'csv', QUOTE_CSV: this.#folder };
  }

  priceOf(symbol: string): number | null {
    return this.#last.get(symbol)?.price ?? null;
  }

  /** The others stay as they are. Returns when these traded. */
  move(prices: Readonly<Record<string, number>>, tradedAt = new Date()): Date {
    for (const [symbol, price] of Object.entries(prices)) this.#last.set(symbol, { price, tradedAt });
    const rows = [...this.#last].map(
      ([symbol, last]) => `${symbol},${last.price},,${last.tradedAt.toISOString()},USD`,
    );
    // Never read half-written.
    const draft = join(this.#folder, '.quotes.csv');
    writeFileSync(draft, ['symbol,price,previous_close,traded_at,currency', ...rows, ''].join('\n'));
    renameSync(draft, join(this.#folder, 'quotes.csv'));
    return tradedAt;
  }
}
