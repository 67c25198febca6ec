import { LRUCache } from 'lru-cache';
import { ChangeFollower } from '../changes/index.ts';
import { type Db, preparedQuery } from '../db/index.ts';
import { deepFreeze } from './deep-freeze.ts';
import type { DocumentTables } from './document-tables.ts';
import type { Encoding } from './encoding.ts';
import { setMark } from './mark-of.ts';
import { ReplyCache } from './reply-cache.ts';

interface StoredDocument {
  readonly etag: string;
  readonly version: number;
  readonly body: string;
  readonly gzip: Buffer;
  readonly brotli: Buffer;
}

export class CachedDocument {
  readonly etag: string;
  readonly version: number;
  readonly bytes: Readonly<Record<Encoding, Buffer>>;
  readonly #preparedEtag: string;
  #value: unknown;

  /** @param prepared what this document was laid over @param part what tells its own part from another, unless that is live */
  constructor(row: StoredDocument, prepared?: CachedDocument, part = '') {
    this.#preparedEtag = prepared === undefined ? row.etag : prepared.#preparedEtag + part;
    this.etag = row.etag;
    this.version = row.version;
    this.bytes = { br: row.brotli, gzip: row.gzip, identity: Buffer.from(row.body) };
  }

  get size(): number {
    const { br, gzip, identity } = this.bytes;
    // A parsed value takes about five times its text.
    return br.length + gzip.length + identity.length * 6;
  }

  value<T>(read: (json: unknown) => T): T {
    if (this.#value === undefined) {
      this.#value = deepFreeze(read(JSON.parse(this.bytes.identity.toString())));
      setMark(this.#value, { exact: this.etag, prepared: this.#preparedEtag });
    }
    return this.#value as T;
  }
}

interface DocumentChange {
  readonly subject: string;
  readonly kind: string;
  readonly version: number;
}

const readDocument = preparedQuery(
  'document',
  'select etag, version, body, gzip, brotli from document where subject = $1 and kind = $2',
);

/** Versions are assigned on write and visible on commit: a lower one can appear after a higher one. */
const lateVersions = 100;

export class DocumentCache {
  readonly replies: ReplyCache;
  readonly changes: ChangeFollower<number, DocumentChange>;
  readonly #db: Db;
  readonly #hot: LRUCache<string, CachedDocument>;
  readonly #loading = new Map<string, Promise<CachedDocument | null>>();
  readonly #listeners: ((subject: string) => void)[] = [];

  constructor(db: Db, limit = 64 * 1024 * 1024) {
    this.#db = db;
    this.#hot = new LRUCache({
      maxSize: Math.max(1, Math.floor(limit)),
      sizeCalculation: (document) => document.size,
    });
    this.replies = new ReplyCache(limit / 4);
    this.changes = new ChangeFollower({
      of: 'documents',
      first: 0,
      since: (version) => this.#listChanges(version),
      apply: (changes) => this.#drop(changes),
      isNeeded: () => this.#hot.size > 0 || this.#loading.size > 0,
    });
  }

  /** Synchronous when cached; otherwise concurrent callers share one query. Null when there is no such document. */
  find(subject: string, kind: string): CachedDocument | Promise<CachedDocument | null> {
    const key = keyOf(subject, kind);
    const hot = this.#hot.get(key);
    if (hot === undefined) return this.#loading.get(key) ?? this.#load(key, subject, kind);
    this.#found(subject);
    return hot;
  }

  onFind(listener: (subject: string) => void): void {
    this.#listeners.push(listener);
  }

  refresh(): Promise<void> {
    return this.changes.look();
  }

  get size(): { documents: number; bytes: number } {
    return { documents: this.#hot.size, bytes: this.#hot.calculatedSize };
  }

  #load(key: string, subject: string, kind: string): Promise<CachedDocument | null> {
    const loading = this.#read(subject, kind).then(
      (document) => {
        // A change during the read removed this entry: the document may be outdated, so it is returned but not cached.
        if (this.#loading.get(key) === loading) {
          this.#loading.delete(key);
          if (document !== null) this.#hot.set(key, document);
        }
        if (document !== null) this.#found(subject);
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

  async #read(subject: string, kind: string): Promise<CachedDocument | null> {
    const { rows } = await this.#db.executeQuery<StoredDocument>(readDocument(subject, kind));
    const [row] = rows;
    return row === undefined ? null : new CachedDocument(row);
  }

  async #listChanges(version: number): Promise<{ version: number; changes: DocumentChange[] }> {
    const changes = await this.#db
      .withTables<DocumentTables>()
      .selectFrom('document')
      .select(['subject', 'kind', 'version'])
      .where('version', '>', version - lateVersions)
      .execute();
    return { version: Math.max(version, ...changes.map((change) => change.version)), changes };
  }

  #drop(changes: readonly DocumentChange[]): void {
    for (const { subject, kind, version } of changes) {
      const key = keyOf(subject, kind);
      if (this.#hot.peek(key)?.version === version) continue;
      this.#loading.delete(key);
      this.#hot.delete(key);
    }
  }

  #found(subject: string): void {
    for (const listener of this.#listeners) listener(subject);
  }
}

function keyOf(subject: string, kind: string): string {
  return `${kind} ${subject}`;
}
