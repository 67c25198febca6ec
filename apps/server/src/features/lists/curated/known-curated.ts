import type { CuratedList } from '@tenfold/contract/lists';
import type { Db } from '../../../platform/db/index.ts';
import { deepFreeze } from '../../../platform/documents/index.ts';
import { trustedMs } from '../serve-change.ts';
import { listCuratedLists } from './curated-store.ts';

interface CuratedLists {
  readonly lists: CuratedList[];
}

/** The curated lists as one answer: the same object until one of them changes, which a kept page asks again and again. */
export class KnownCurated {
  readonly #db: Db;
  readonly #uptime: () => number;
  #known: { readonly text: string; readonly answer: CuratedLists } | null = null;
  #cached: { readonly at: number; readonly answer: Promise<CuratedLists> } | null = null;

  /** @param uptime in milliseconds, from a clock that no one sets */
  constructor(db: Db, uptime: () => number = () => performance.now()) {
    this.#db = db;
    this.#uptime = uptime;
  }

  /** The lists, at most `trustedMs` old. */
  list(): Promise<CuratedLists> {
    const now = this.#uptime();
    if (this.#cached !== null && now - this.#cached.at < trustedMs) return this.#cached.answer;
    const cached = { at: now, answer: this.#read() };
    this.#cached = cached;
    cached.answer.catch(() => {
      if (this.#cached === cached) this.#cached = null;
    });
    return cached.answer;
  }

  async #read(): Promise<CuratedLists> {
    const lists = await listCuratedLists(this.#db);
    const text = JSON.stringify(lists);
    if (this.#known?.text !== text) this.#known = { text, answer: deepFreeze({ lists }) };
    return this.#known.answer;
  }
}
