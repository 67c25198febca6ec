import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { ChangeFollower } from '../../../platform/changes/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import { lensDocument, type PreparedLens } from '../../valuation/index.ts';

interface LensChange {
  readonly symbol: string;
  readonly version: number;
}

/** Versions are assigned on write and visible on commit: a lower one can appear after a higher one. */
const lateVersions = 100;
const most = 5_000;

/** The lens figures of companies, parsed, in memory until their document changes: a list of any length is one query. */
export class LensDocuments {
  readonly changes: ChangeFollower<number, LensChange>;
  readonly #db: Db;
  /** Null for a company without figures. */
  readonly #known = new LRUCache<string, { readonly lens: PreparedLens | null }>({ max: most });
  readonly #applied = new Map<string, number>();
  /** What was found for the symbols of a list, as of a version: looking each of five hundred up takes longer than the rest. */
  #together = new WeakMap<readonly string[], ReadonlyMap<string, PreparedLens | null>>();
  #version = 0;

  constructor(db: Db) {
    this.#db = db;
    this.changes = new ChangeFollower({
      of: 'lens figures',
      first: 0,
      since: async (version) => {
        const changes = await listChanges(db, version);
        return { version: Math.max(version, ...changes.map((change) => change.version)), changes };
      },
      apply: (changes) => this.#drop(changes),
      isNeeded: () => this.#known.size > 0,
    });
  }

  /** Grows when any of them changed. */
  get version(): number {
    return this.#version;
  }

  /** Null where there are no figures. @param symbols the same array for the same list */
  async find(symbols: readonly string[]): Promise<ReadonlyMap<string, PreparedLens | null>> {
    const together = this.#together.get(symbols);
    if (together !== undefined) return together;
    const before = this.#version;
    const found = await this.#find(symbols);
    if (this.#version === before) this.#together.set(symbols, found);
    return found;
  }

  async #find(symbols: readonly string[]): Promise<ReadonlyMap<string, PreparedLens | null>> {
    const known = new Map<string, PreparedLens | null>();
    const unknown: string[] = [];
    for (const symbol of symbols) {
      const found = this.#known.get(symbol);
      if (found === undefined) unknown.push(symbol);
      else known.set(symbol, found.lens);
    }
    if (unknown.length > 0) for (const [symbol, lens] of await this.#read(unknown)) known.set(symbol, lens);
    return known;
  }

  async #read(symbols: readonly string[]): Promise<Map<string, PreparedLens | null>> {
    const before = this.#version;
    const read = new Map<string, PreparedLens | null>(symbols.map((symbol) => [symbol, null]));
    for (const { symbol, body } of await readBodies(this.#db, symbols)) {
      read.set(symbol, JSON.parse(body) as PreparedLens);
    }
    // A change during the read: what was read may be outdated, so it is returned but not kept.
    if (this.#version === before) for (const [symbol, lens] of read) this.#known.set(symbol, { lens });
    return read;
  }

  #drop(changes: readonly LensChange[]): void {
    for (const { symbol, version } of changes) {
      if (this.#applied.get(symbol) === version) continue;
      this.#applied.set(symbol, version);
      this.#known.delete(symbol);
      this.#together = new WeakMap();
      this.#version += 1;
    }
  }
}

async function readBodies(db: Db, symbols: readonly string[]): Promise<{ symbol: string; body: string }[]> {
  const { rows } = await sql<{ symbol: string; body: string }>`
    select subject as symbol, body from document
     where kind = ${lensDocument} and subject = any (${[...symbols]}::text[])`.execute(db);
  return rows;
}

async function listChanges(db: Db, version: number): Promise<LensChange[]> {
  const { rows } = await sql<LensChange>`
    select subject as symbol, version from document
     where kind = ${lensDocument} and version > ${version - lateVersions}`.execute(db);
  return rows;
}
