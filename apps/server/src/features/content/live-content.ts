import { type BlockKey, blockKeys, type SiteContent } from '@tenfold/contract/content/blocks';
import { ChangeFollower } from '../../platform/changes/index.ts';
import type { Db } from '../../platform/db/index.ts';
import {
  deliveredVersion,
  findLastChange,
  listLiveVersions,
  type PublishedVersion,
} from './versions/version-store.ts';

/** All published content at one moment. */
export interface PublishedContent {
  /** Another one whenever any block is another. */
  readonly change: number;
  readonly versions: Readonly<Record<BlockKey, PublishedVersion>>;
  readonly content: SiteContent;
}

/** Published content, in memory: some hundred kilobytes. A change reaches the other processes within a second. */
export class LiveContent {
  readonly changes: ChangeFollower<number, number>;
  readonly #db: Db;
  #published: PublishedContent | null = null;
  #loading: Promise<PublishedContent> | null = null;

  constructor(db: Db) {
    this.#db = db;
    this.changes = new ChangeFollower({
      of: 'content',
      first: 0,
      since: async (seen) => {
        const last = await findLastChange(db);
        return { version: last, changes: last === seen ? [] : [last] };
      },
      apply: ([last]) => {
        if (last !== undefined && last !== this.#published?.change) this.forget();
      },
      isNeeded: () => this.#published !== null || this.#loading !== null,
    });
  }

  /** Synchronous once loaded; concurrent callers share one query. */
  now(): PublishedContent | Promise<PublishedContent> {
    return this.#published ?? this.#load();
  }

  /** After a change by this process. */
  forget(): void {
    this.#published = null;
    this.#loading = null;
  }

  #load(): Promise<PublishedContent> {
    const loading = this.#loading ?? this.#read();
    this.#loading = loading;
    return loading.then(
      (published) => {
        // A change during the read: what was read may be outdated.
        if (this.#loading === loading) {
          this.#published = published;
          this.#loading = null;
        }
        return published;
      },
      (error: unknown) => {
        if (this.#loading === loading) this.#loading = null;
        throw error;
      },
    );
  }

  async #read(): Promise<PublishedContent> {
    const change = await findLastChange(this.#db);
    const stored = await listLiveVersions(this.#db);
    const versions = Object.fromEntries(
      blockKeys.map((key) => [key, stored.get(key) ?? deliveredVersion(key)]),
    ) as Record<BlockKey, PublishedVersion>;
    return { change, versions, content: contentOf((key) => versions[key].content) };
  }
}

export function contentOf(read: (key: BlockKey) => object): SiteContent {
  return Object.fromEntries(blockKeys.map((key) => [key, read(key)])) as unknown as SiteContent;
}
