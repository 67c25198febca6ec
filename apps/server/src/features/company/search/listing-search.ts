import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../platform/clock/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import { getListingsVersion, listSearchableListings } from '../store.ts';
import { normalizeText } from './normalize-text.ts';
import {
  buildSearchIndex,
  type SearchableListing,
  type SearchIndex,
  searchListings,
} from './search-index.ts';

const checkEveryMs = 1000;
const rememberedTexts = 10_000;

/** The search of one process: listings in memory, read again within a second of a change by any process. */
export class ListingSearch {
  readonly #db: Db;
  readonly #clock: Clock;
  readonly #answers = new LRUCache<string, readonly SearchableListing[]>({ max: rememberedTexts });
  #index: SearchIndex = buildSearchIndex([]);
  #version: string | null = null;
  #checkedAt = Number.NEGATIVE_INFINITY;
  #check: Promise<void> | null = null;

  constructor(db: Db, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  async search(text: string, limit: number): Promise<readonly SearchableListing[]> {
    // A clock that was set back must not keep an old index.
    if (Math.abs(this.#clock.now().getTime() - this.#checkedAt) >= checkEveryMs) await this.#refresh();
    const key = `${limit} ${normalizeText(text)}`;
    const remembered = this.#answers.get(key);
    if (remembered !== undefined) return remembered;
    const answer = searchListings(this.#index, text, limit);
    this.#answers.set(key, answer);
    return answer;
  }

  #refresh(): Promise<void> {
    this.#check ??= this.#readIfChanged().finally(() => {
      this.#check = null;
    });
    return this.#check;
  }

  async #readIfChanged(): Promise<void> {
    const version = await getListingsVersion(this.#db);
    if (version !== this.#version) {
      this.#index = buildSearchIndex(await listSearchableListings(this.#db));
      this.#answers.clear();
      this.#version = version;
    }
    this.#checkedAt = this.#clock.now().getTime();
  }
}
