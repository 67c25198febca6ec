import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a server with QUOTE_PROVIDER=csv reads: prices move when a test says so. */
export class PriceFile {
  /** The last of each symbol. */
  readonly prices: Record<string, number> = {};
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  get environment() {
    return { QUOTE_PROVIDER: 'csv', QUOTE_CSV: this.#folder };
  }

  /** Returns when all of them traded. */
  move(moved: Readonly<Record<string, number>>, tradedAt = new Date()): Date {
    Object.assign(this.prices, moved);
    const rows = Object.entries(this.prices).map(
      ([symbol, price]) => `${symbol},${price},,${tradedAt.toISOString()},USD`,
    );
    // Never read half-written.
    const draft = join(this.#folder, 'quotes.csv.draft');
    writeFileSync(draft, ['symbol,price,previous_close,traded_at,currency', ...rows, ''].join('\n'));
    renameSync(draft, join(this.#folder, 'quotes.csv'));
    return tradedAt;
  }
}
