import type { AccountId } from '@tenfold/contract/ids';
import { LRUCache } from 'lru-cache';
import { ChangeFollower } from '../../../platform/changes/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import type { Person } from '../../../platform/http/index.ts';
import { type AccountChange, type FoundSession, listAccountChanges } from './session-store.ts';

/** Without news of changes for longer, every request asks the database. */
const trustedMs = 3_000;
const most = 10_000;

export interface AccountWatcher {
  /** A change may be reported more than once. @param version null: it was made in this process */
  changed(accountId: AccountId, version: number | null): void;
  isNeeded(): boolean;
}

/**
 * Who asks, for as long as nothing changed: without a query for each request. Triggers note every change of an
 * account or session, and each process reads them twice a second.
 */
export class KnownSessions {
  readonly changes: ChangeFollower<number, AccountChange>;
  readonly #known = new LRUCache<string, FoundSession>({ max: most });
  readonly #values = new WeakMap<Person, Map<string, Promise<unknown>>>();
  readonly #uptime: () => number;
  #watcher: AccountWatcher | null = null;
  #checkedAt = 0;
  #forgets = 0;

  /** @param uptime in milliseconds, from a clock that no one sets */
  constructor(db: Db, uptime: () => number = () => performance.now()) {
    this.#uptime = uptime;
    this.changes = new ChangeFollower({
      of: 'accounts',
      first: 0,
      since: async (version) => {
        const startedAt = uptime();
        const changes = await listAccountChanges(db, version);
        this.#checkedAt = startedAt;
        return { version: Math.max(version, ...changes.map((change) => change.version)), changes };
      },
      apply: (changes) => {
        this.#drop(new Map(changes.map(({ accountId, version }) => [accountId, version])));
        for (const { accountId, version } of changes) this.#watcher?.changed(accountId, version);
      },
      isNeeded: () => this.#known.size > 0 || this.#watcher?.isNeeded() === true,
    });
  }

  /** Null when the token is unknown, or may have been revoked meanwhile. */
  find(token: string, now: Date): Person | null {
    const found = this.#known.get(token);
    if (found === undefined || found.expiresAt <= now) return null;
    return this.#uptime() - this.#checkedAt < trustedMs ? found.person : null;
  }

  async load(token: string, read: () => Promise<FoundSession | null>): Promise<Person | null> {
    const forgets = this.#forgets;
    const startedAt = this.#uptime();
    const found = await read();
    // Something was forgotten meanwhile: perhaps what has just been read.
    if (found !== null && forgets === this.#forgets) {
      if (this.#known.size === 0) this.#checkedAt = startedAt;
      this.#known.set(token, found);
    }
    return found?.person ?? null;
  }

  /** What belongs to this person's account, until it changes. */
  value<T>(person: Person, name: string, load: () => Promise<T>): Promise<T> {
    const values = this.#values.get(person) ?? new Map<string, Promise<unknown>>();
    this.#values.set(person, values);
    const known = values.get(name) as Promise<T> | undefined;
    if (known !== undefined) return known;
    const loading = load().catch((error: unknown) => {
      values.delete(name);
      throw error;
    });
    values.set(name, loading);
    return loading;
  }

  /** At once in this process; in others it takes up to a second. */
  forget(accountId: AccountId): void {
    this.#forgets += 1;
    for (const [token, { person }] of this.#known) if (person.id === accountId) this.#known.delete(token);
    this.#watcher?.changed(accountId, null);
  }

  /** For what lasts longer than a request. */
  watch(watcher: AccountWatcher): void {
    this.#watcher = watcher;
  }

  #drop(versions: ReadonlyMap<AccountId, number>): void {
    for (const [token, { person, version }] of this.#known) {
      const changed = versions.get(person.id);
      if (changed !== undefined && changed !== version) this.#known.delete(token);
    }
  }
}
