import { LRUCache } from 'lru-cache';
import type { Db } from '../../platform/db/index.ts';
import { findCompanyVersion } from '../company/index.ts';
import { type CompanyFigures, loadCompanyFigures } from './company-figures.ts';

/** About 3 MB each. */
const maxStored = 8;

interface CacheEntry {
  readonly version: string;
  readonly figures: Promise<CompanyFigures | null>;
}

const shared = new WeakMap<Db, CompanyFiguresCache>();

/** One for all features whose texts name figures: each company of it takes megabytes. */
export function figuresForTexts(db: Db): CompanyFiguresCache {
  const cache = shared.get(db) ?? new CompanyFiguresCache(db);
  shared.set(db, cache);
  return cache;
}

export class CompanyFiguresCache {
  readonly #db: Db;
  readonly #entries = new LRUCache<string, CacheEntry>({ max: maxStored });

  constructor(db: Db) {
    this.#db = db;
  }

  /** Reloaded after any process changed the company. Null when the symbol has no imported company. */
  async find(symbol: string): Promise<CompanyFigures | null> {
    const version = await findCompanyVersion(this.#db, symbol);
    if (version === null) {
      this.#entries.delete(symbol);
      return null;
    }
    const cached = this.#entries.get(symbol);
    if (cached?.version === version) return cached.figures;
    const figures = this.#open(symbol);
    this.#entries.set(symbol, { version, figures });
    return figures;
  }

  #open(symbol: string): Promise<CompanyFigures | null> {
    const figures = loadCompanyFigures(this.#db, symbol);
    figures.catch(() => {
      if (this.#entries.peek(symbol)?.figures === figures) this.#entries.delete(symbol);
    });
    return figures;
  }
}
