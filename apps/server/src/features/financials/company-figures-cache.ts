import { LRUCache } from 'lru-cache';
import type { Db } from '../../platform/db/index.ts';
import { findCompanyVersion } from '../company/index.ts';
import { type CompanyFigures, loadCompanyFigures } from './company-figures.ts';

/** About 3 MB each. */
const maxStored = 8;

interface Kept {
  readonly version: string;
  readonly books: Promise<CompanyFigures | null>;
}

export class CompanyFiguresCache {
  readonly #db: Db;
  readonly #kept = new LRUCache<string, Kept>({ max: maxStored });

  constructor(db: Db) {
    this.#db = db;
  }

  /** Reloaded after any process changed the company. Null when the symbol has no imported company. */
  async find(symbol: string): Promise<CompanyFigures | null> {
    const version = await findCompanyVersion(this.#db, symbol);
    if (version === null) {
      this.#kept.delete(symbol);
      return null;
    }
    const kept = this.#kept.get(symbol);
    if (kept?.version === version) return kept.books;
    const books = this.#open(symbol);
    this.#kept.set(symbol, { version, books });
    return books;
  }

  #open(symbol: string): Promise<CompanyFigures | null> {
    const books = loadCompanyFigures(this.#db, symbol);
    books.catch(() => {
      if (this.#kept.peek(symbol)?.books === books) this.#kept.delete(symbol);
    });
    return books;
  }
}
