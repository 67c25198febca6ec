import { LRUCache } from 'lru-cache';
import { ChangeFollower } from '../../../platform/changes/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import {
  findLatestVersion,
  listOpenedChanges,
  type OpenedChange,
  type OpenedCompanies,
  type QuotaOwner,
} from './store.ts';

/** Without news of changes for longer, every request asks the database. */
const trustedMs = 3_000;
const most = 20_000;

/**
 * Which companies somebody opened this month, for as long as nothing changed. Only a cache: the count is in the
 * database. What other processes count is known within a second.
 */
export class KnownCompanies {
  readonly changes: ChangeFollower<number | null, OpenedChange>;
  readonly #known = new LRUCache<string, OpenedCompanies>({ max: most });
  readonly #uptime: () => number;
  #checkedAt = 0;
  #forgets = 0;

  /** @param uptime in milliseconds, from a clock that no one sets */
  constructor(db: Db, uptime: () => number = () => performance.now()) {
    this.#uptime = uptime;
    this.changes = new ChangeFollower<number | null, OpenedChange>({
      of: 'opened companies',
      first: null,
      since: async (version) => {
        const startedAt = uptime();
        if (version === null) {
          const latest = await findLatestVersion(db);
          // What changed before is not listed.
          this.#forgets += 1;
          this.#known.clear();
          return { version: latest, changes: [] };
        }
        const changes = await listOpenedChanges(db, version);
        this.#checkedAt = startedAt;
        return { version: Math.max(version, ...changes.map((change) => change.version)), changes };
      },
      apply: (changes) => this.#drop(changes),
      isNeeded: () => this.#known.size > 0,
    });
  }

  /** True also without news: what was opened stays open all month. */
  has(owner: QuotaOwner, month: string, symbol: string): boolean {
    return this.#known.get(keyOf(owner, month))?.symbols.includes(symbol) ?? false;
  }

  /** Null when others may have counted meanwhile. */
  find(owner: QuotaOwner, month: string): OpenedCompanies | null {
    if (this.#uptime() - this.#checkedAt >= trustedMs) return null;
    return this.#known.get(keyOf(owner, month)) ?? null;
  }

  /** @param ask reads or counts; null: nothing to know */
  async learn<Answer extends OpenedCompanies | null>(
    owner: QuotaOwner,
    month: string,
    query: () => Promise<Answer>,
  ): Promise<Answer> {
    const forgets = this.#forgets;
    const startedAt = this.#uptime();
    const found = await query();
    // Something was forgotten meanwhile: perhaps what has just been read.
    if (found === null || forgets !== this.#forgets) return found;
    const key = keyOf(owner, month);
    const known = this.#known.get(key);
    // Where two answers overtook each other, the newer one counts.
    if (known !== undefined && known.version >= found.version) return found;
    if (this.#known.size === 0) this.#checkedAt = startedAt;
    this.#known.set(key, found);
    return found;
  }

  #drop(changes: readonly OpenedChange[]): void {
    for (const { owner, month, version } of changes) {
      const key = keyOf(owner, month);
      const known = this.#known.peek(key);
      if (known === undefined || known.version >= version) continue;
      this.#forgets += 1;
      this.#known.delete(key);
    }
  }
}

function keyOf(owner: QuotaOwner, month: string): string {
  return `${'accountId' in owner ? owner.accountId : owner.visitorId} ${month}`;
}
