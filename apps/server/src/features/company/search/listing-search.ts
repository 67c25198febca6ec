import { LRUCache } from 'lru-cache';
import { ChangeFollower } from '../../../platform/changes/index.ts';
import type { Clock } from '../../../platform/clock/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import { indexNames, listingsNamedIn, type NamedListings } from './named-listings.ts';
import { normalizeText } from './normalize-text.ts';
import {
  buildSearchIndex,
  type SearchableListing,
  type SearchIndex,
  searchListings,
} from './search-index.ts';
import { getListingsVersion, listSearchableListings } from './searchable-store.ts';

const lookEveryMs = 1000;
const maxAnswers = 4_000;

/** Frozen: what is sent for it is written once. */
type SearchAnswer = Readonly<{ results: SearchableListing[] }>;

export class ListingSearch {
  readonly #clock: Clock;
  readonly #changes: ChangeFollower<string | null, readonly SearchableListing[]>;
  readonly #answers = new LRUCache<string, SearchAnswer>({ max: maxAnswers });
  #index: SearchIndex = buildSearchIndex([]);
  #listings: readonly SearchableListing[] = [];
  #withFigures: readonly SearchableListing[] = [];
  /** Made once a sentence is read: few processes are asked to. */
  #names: NamedListings | null = null;
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
        this.#listings = listings;
        this.#withFigures = listings.filter(({ coverage }) => coverage === 'here');
        this.#names = null;
        this.#index = buildSearchIndex(listings);
        this.#answers.clear();
      },
    });
  }

  /** Those whose figures are on file, in the order of a search: the same array until one changes. */
  async withFigures(): Promise<readonly SearchableListing[]> {
    await this.#lookIfDue();
    return this.#withFigures;
  }

  async search(text: string, limit: number): Promise<readonly SearchableListing[]> {
    return (await this.answer(text, limit)).results;
  }

  /** The companies that a sentence names, each once, in its order. */
  async namedIn(sentence: string): Promise<readonly SearchableListing[]> {
    await this.#lookIfDue();
    this.#names ??= indexNames(this.#listings);
    return listingsNamedIn(this.#names, sentence);
  }

  /** The same object for the same question, until listings change. */
  async answer(text: string, limit: number): Promise<SearchAnswer> {
    await this.#lookIfDue();
    const typed = `${limit} ${text}`;
    const remembered = this.#answers.get(typed);
    if (remembered !== undefined) return remembered;
    // The same letters typed another way.
    const key = `${limit} ${normalizeText(text)}`;
    const answer =
      this.#answers.get(key) ?? Object.freeze({ results: searchListings(this.#index, text, limit) });
    this.#answers.set(key, answer);
    this.#answers.set(typed, answer);
    return answer;
  }

  /** Only on a search: checking for changes reads all listings. */
  async #lookIfDue(): Promise<void> {
    // A clock that was set back must not keep an old index.
    if (Math.abs(this.#clock.now().getTime() - this.#lookedAt) < lookEveryMs) return;
    await this.#changes.look();
    this.#lookedAt = this.#clock.now().getTime();
  }
}
