import { LRUCache } from 'lru-cache';
import { repeat } from '../clock/index.ts';
import type { Db } from '../db/index.ts';
import type { Logger } from '../log/index.ts';
import { deepFreeze } from './deep-freeze.ts';
import type { DocumentTables } from './document-tables.ts';
import type { Encoding } from './encoding.ts';
import { ReplyCache } from './reply-cache.ts';

/** A document in memory: its bytes in each form, and its value once somebody asked for it. */
export class CachedDocument {
  readonly etag: string;
  readonly version: number;
  readonly bytes: Readonly<Record<Encoding, Buffer>>;
  #value: unknown;

  constructor(row: { etag: string; version: number; body: string; gzip: Buffer; brotli: Buffer }) {
    this.etag = row.etag;
    this.version = row.version;
    this.bytes = { br: row.brotli, gzip: row.gzip, identity: Buffer.from(row.body) };
  }

  get size(): number {
    const { br, gzip, identity } = this.bytes;
    // A parsed value takes some five times its text.
    return br.length + gzip.length + identity.length * 6;
  }

  /** Read once and shared, therefore frozen. */
  value<T>(read: (json: unknown) => T): T {
    this.#value ??= deepFreeze(read(JSON.parse(this.bytes.identity.toString())));
    return this.#value as T;
  }
}

/** Versions are counted when a change is written and seen when it commits: a lower one may come after a higher one. */
const lateVersions = 100;

/** The documents asked for most recently, kept in memory until any process changes them. */
export class DocumentCache {
  /** What was made from them, in a fourth part of their room on top of it. */
  readonly replies: ReplyCache;
  readonly #db: Db;
  readonly #log: Logger;
  readonly #hot: LRUCache<string, CachedDocument>;
  readonly #loading = new Map<string, Promise<CachedDocument | null>>();
  readonly #asked = new Set<string>();
  #seen = 0;
  #stop: (() => Promise<void>) | null = null;

  constructor(db: Db, log: Logger, limit = 64 * 1024 * 1024) {
    this.#db = db;
    this.#log = log;
    this.#hot = new LRUCache({
      maxSize: Math.max(1, Math.floor(limit)),
      sizeCalculation: (document) => document.size,
    });
    this.replies = new ReplyCache(limit / 4);
  }

  /** At once when hot; otherwise read, one reading for all who ask meanwhile. Null when there is no such document. */
  find(symbol: string, kind: string): CachedDocument | Promise<CachedDocument | null> {
    const key = keyOf(symbol, kind);
    const hot = this.#hot.get(key);
    if (hot === undefined) return this.#loading.get(key) ?? this.#load(key, symbol, kind);
    this.#asked.add(symbol);
    return hot;
  }

  /** The symbols whose documents were asked for since this was last called. */
  takeViewedSymbols(): string[] {
    const asked = [...this.#asked];
    this.#asked.clear();
    return asked;
  }

  /** Forgets what changed since the last look. */
  async refresh(): Promise<void> {
    if (this.#hot.size === 0 && this.#loading.size === 0) return;
    const changes = await this.#db
      .withTables<DocumentTables>()
      .selectFrom('document')
      .select(['symbol', 'kind', 'version'])
      .where('version', '>', this.#seen - lateVersions)
      .execute();
    for (const { symbol, kind, version } of changes) {
      const key = keyOf(symbol, kind);
      if (this.#hot.peek(key)?.version !== version) this.#forget(key);
      this.#seen = Math.max(this.#seen, version);
    }
  }

  /** Looks for changes each second from now on. */
  watch(): void {
    this.#stop ??= repeat(
      1_000,
      () => this.refresh(),
      (cause) => this.#log.debug({ cause }, 'failed to poll changed documents'),
    );
  }

  async stop(): Promise<void> {
    await this.#stop?.();
    this.#stop = null;
  }

  get size(): { documents: number; bytes: number } {
    return { documents: this.#hot.size, bytes: this.#hot.calculatedSize };
  }

  #load(key: string, symbol: string, kind: string): Promise<CachedDocument | null> {
    const loading = this.#read(symbol, kind).then(
      (document) => {
        // A change seen while reading took this entry away: what was read may be old, so it is handed out once and not kept.
        if (this.#loading.get(key) === loading) {
          this.#loading.delete(key);
          if (document !== null) this.#hot.set(key, document);
        }
        if (document !== null) this.#asked.add(symbol);
        return document;
      },
      (error: unknown) => {
        if (this.#loading.get(key) === loading) this.#loading.delete(key);
        throw error;
      },
    );
    this.#loading.set(key, loading);
    return loading;
  }

  async #read(symbol: string, kind: string): Promise<CachedDocument | null> {
    const row = await this.#db
      .withTables<DocumentTables>()
      .selectFrom('document')
      .select(['etag', 'version', 'body', 'gzip', 'brotli'])
      .where('symbol', '=', symbol)
      .where('kind', '=', kind)
      .executeTakeFirst();
    return row === undefined ? null : new CachedDocument(row);
  }

  #forget(key: string): void {
    this.#loading.delete(key);
    this.#hot.delete(key);
  }
}

function keyOf(symbol: string, kind: string): string {
  return `${kind} ${symbol}`;
}
