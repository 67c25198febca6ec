import type { AccountId, ListId } from '@tenfold/contract/ids';
import { type RawBuilder, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import { listCommentsOf } from '../comments/list-comment.ts';
import { ruleText } from '../curated/curated-store.ts';
import { listNotFound } from '../list/list-store.ts';
import { trustedMs } from '../serve-change.ts';
import type { ListTables } from '../tables.ts';
import type { ListContent, ListedEntry } from './list-content.ts';
import { readListedEntries } from './listed-entries.ts';

type ReadDeps = Pick<Deps, 'db' | 'config'>;

/** After this long what the listing says of a company is read again. */
const cachedMs = 60_000;
const mostCached = 1_000;

/** Null where there is none, or it is somebody else's. */
interface Found {
  readonly readAt: number;
  readonly list: Promise<ListContent | null>;
}

/**
 * Lists by any of their ids. What is on one is kept until it changes. Whether it changed, and who may read it, is asked
 * of the database unless that was asked less than `trustedMs` ago: a change is answered later than that.
 */
export class ReadableLists {
  readonly #db: Db;
  readonly #canFetch: boolean;
  readonly #cached = new LRUCache<string, ListContent>({ max: mostCached, ttl: cachedMs });
  readonly #found = new LRUCache<string, Found>({ max: mostCached });
  readonly #uptime: () => number;
  #reads = 0;

  /** @param uptime in milliseconds, from a clock that no one sets */
  constructor({ db, config }: ReadDeps, uptime: () => number = () => performance.now()) {
    this.#db = db;
    this.#canFetch = config.secContact !== null;
    this.#uptime = uptime;
  }

  /** @param id of a list of theirs, of a curated one, or the token of a shared one @throws NotFound */
  async get(id: string, accountId: AccountId | null): Promise<ListContent> {
    if (!isOwnId(id)) {
      const find = async () => (await this.#curated(id)) ?? (await this.#shared(id));
      return (await this.#find(id, find)) ?? refuse();
    }
    if (accountId === null) return refuse();
    return (
      (await this.#find(`${id} of ${accountId}`, () => this.#own(Number(id) as ListId, accountId))) ??
      refuse()
    );
  }

  /** @throws NotFound */
  async getCurated(key: string): Promise<ListContent> {
    return (await this.#find(`curated ${key}`, () => this.#curated(key))) ?? refuse();
  }

  #find(name: string, find: () => Promise<ListContent | null>): Promise<ListContent | null> {
    const found = this.#found.get(name);
    const now = this.#uptime();
    if (found !== undefined && now - found.readAt < trustedMs) return found.list;
    const list = find();
    this.#found.set(name, { readAt: now, list });
    list.catch(() => this.#found.delete(name));
    return list;
  }

  async #own(id: ListId, accountId: AccountId): Promise<ListContent | null> {
    const row = await listsThere(this.#db)
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    if (row === undefined) return null;
    return this.#findOrRead(`own ${row.id} ${row.version}`, async () => ({
      kind: 'own',
      name: row.name,
      updatedAt: row.updated_at.toISOString(),
      curated: null,
      entries: await this.#entriesOf(row.id),
      own: {
        id: row.id,
        isDefault: row.is_default,
        share: row.share_token !== null,
        shareToken: row.share_token,
        revision: row.revision,
        comments: await listCommentsOf(this.#db, accountId, row.id),
      },
    }));
  }

  /** Nothing of its owner but the name and the companies. */
  async #shared(token: string): Promise<ListContent | null> {
    const row = await listsThere(this.#db).where('share_token', '=', token).executeTakeFirst();
    if (row === undefined) return null;
    return this.#findOrRead(`shared ${row.id} ${row.version}`, async () => ({
      kind: 'shared',
      name: row.name,
      updatedAt: row.updated_at.toISOString(),
      own: null,
      curated: null,
      entries: await this.#entriesOf(row.id),
    }));
  }

  async #curated(key: string): Promise<ListContent | null> {
    const row = await this.#db
      .withTables<ListTables>()
      .selectFrom('curated_list')
      .selectAll()
      .where('key', '=', key)
      .executeTakeFirst();
    if (row === undefined) return null;
    const { name, description, rule, last_change } = row;
    return this.#findOrRead(`curated ${key} ${row.version}`, async () => ({
      kind: 'curated',
      name,
      updatedAt: row.updated_at.toISOString(),
      own: null,
      entries: await this.#read(sql`select symbol, cik, place from curated_list_company where key = ${key}`),
      curated: { key, description, rule: ruleText(rule), lastChange: last_change },
    }));
  }

  #entriesOf(listId: ListId): Promise<ListedEntry[]> {
    return this.#read(
      sql`select symbol, cik, place from list_company where list_id = ${listId} and removed_at is null`,
    );
  }

  #read(members: RawBuilder<unknown>): Promise<ListedEntry[]> {
    return readListedEntries(this.#db, members, this.#canFetch);
  }

  async #findOrRead(
    name: string,
    read: () => Promise<Omit<ListContent, 'stamp' | 'symbols'>>,
  ): Promise<ListContent> {
    const cached = this.#cached.get(name);
    if (cached !== undefined) return cached;
    this.#reads += 1;
    const stamp = `${name} ${this.#reads}`;
    const list = await read();
    const content = { stamp, symbols: list.entries.map(({ symbol }) => symbol), ...list };
    this.#cached.set(name, content);
    return content;
  }
}

function listsThere(db: Db) {
  return db.withTables<ListTables>().selectFrom('list').selectAll().where('deleted_at', 'is', null);
}

export function isOwnId(id: string): boolean {
  return /^[1-9]\d{0,14}$/.test(id);
}

function refuse(): never {
  throw listNotFound();
}
