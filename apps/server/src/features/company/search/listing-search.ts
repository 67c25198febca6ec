import { LRUCache } from 'lru-cache';
import { ChangeFollower } from '../../../platform/changes/index.ts';
import type { Clock } from '../../../platform/clock/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import { normalizeText } from './normalize-text.ts';
import {
  buildSearchIndex,
  type SearchableListing,
  type SearchIndex,
  searchListings,
} from './search-index.ts';
import { getListingsVersion, listSearchableListings } from './searchable-store.ts';

const lookEveryMs = 1000;
const maxAnswers = 10_000;

export class ListingSearch {
  readonly #clock: Clock;
  readonly #changes: ChangeFollower<string | null, readonly SearchableListing[]>;
  readonly #answers = new LRUCache<string, readonly SearchableListing[]>({ max: maxAnswers });
  #index: SearchIndex = buildSearchIndex([]);
  #lookedAt = Number.NEGATIVE_INFINITY;

  constructor(db: Db, clock: Clock, canFetch: boolean) {
    this.#clock = clock;
    this.#changes = new ChangeFollower<string | null, readonly SearchableListing[]>({
      of: 'listings',
      first: null,
      since: async (seen) => {
        const version = await getListingsVersion(db);
        return { version, changes: version === seen ? [] : [await listSearchableListings(db, canFetch)] };
      },
      apply: ([listings]) => {
        if (listings === undefined) return;
        this.#index = buildSearchIndex(listings);
        this.#answers.clear();
      },
    });
  }

  async search(text: string, limit: number): Promise<readonly SearchableListing[]> {
    // A clock that was set back must not keep an old index.
    if (Math.abs(this.#clock.now().getTime() - this.#lookedAt) >= lookEveryMs) await this.#look();
    const key = `${limit} ${normalizeText(text)}`;
    const remembered = this.#answers.get(key);
    if (remembered !== undefined) return remembered;
    const answer = searchListings(this.#index, text, limit);
    this.#answers.set(key, answer);
    return answer;
  }

  /** Only on a search: checking for changes reads all listings. */
  async #look(): Promise<void> {
    await this.#changes.look();
    this.#lookedAt = this.#clock.now().getTime();
  }
}
