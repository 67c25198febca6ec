import type { Db } from '../../platform/db/index.ts';
import { findCompanyVersion } from '../company/index.ts';
import { type CompanyFigures, loadCompanyFigures } from './company-figures.ts';

/** Some 3 MB each. */
const mostKept = 8;

interface Kept {
  readonly version: string;
  readonly books: Promise<CompanyFigures | null>;
}

/** The books somebody looked into last: to open them takes a hundred times as long as to look something up in them. */
export class CompanyFiguresCache {
  readonly #db: Db;
  readonly #kept = new Map<string, Kept>();

  constructor(db: Db) {
    this.#db = db;
  }

  /** As they are now: opened again after any process changed the company. Null when the symbol has no imported company. */
  async find(symbol: string): Promise<CompanyFigures | null> {
    const version = await findCompanyVersion(this.#db, symbol);
    const kept = this.#kept.get(symbol);
    // Most recent last: what was asked for least lately stands first and leaves first.
    this.#kept.delete(symbol);
    if (version === null) return null;
    const books = kept?.version === version ? kept.books : this.#open(symbol);
    this.#kept.set(symbol, { version, books });
    for (const oldest of this.#kept.keys()) if (this.#kept.size > mostKept) this.#kept.delete(oldest);
    return books;
  }

  #open(symbol: string): Promise<CompanyFigures | null> {
    const books = loadCompanyFigures(this.#db, symbol);
    books.catch(() => {
      if (this.#kept.get(symbol)?.books === books) this.#kept.delete(symbol);
    });
    return books;
  }
}
