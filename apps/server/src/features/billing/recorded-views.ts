import { LRUCache } from 'lru-cache';
import type { QuotaOwner } from './store.ts';

/** Some 100 bytes each. */
const most = 50_000;

/** Who was let in to what this month: to be let in once is to be let in. Only a memory; the count is in the database. */
export class RecordedViews {
  readonly #known = new LRUCache<string, true>({ max: most });
  #month = '';

  /** True when another month begins: then nothing is known. */
  startMonth(month: string): boolean {
    if (month === this.#month) return false;
    this.#month = month;
    this.#known.clear();
    return true;
  }

  has(owner: QuotaOwner, symbol: string): boolean {
    return this.#known.get(keyOf(owner, symbol)) === true;
  }

  add(owner: QuotaOwner, symbol: string): void {
    this.#known.set(keyOf(owner, symbol), true);
  }
}

function keyOf(owner: QuotaOwner, symbol: string): string {
  return `${'accountId' in owner ? owner.accountId : owner.visitorId} ${symbol}`;
}
