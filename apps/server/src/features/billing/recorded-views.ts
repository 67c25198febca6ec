import { LRUCache } from 'lru-cache';
import type { QuotaOwner } from './store.ts';

const most = 50_000;

/** Only a cache: the count is in the database. */
export class RecordedViews {
  readonly #known = new LRUCache<string, true>({ max: most });
  #month = '';

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
