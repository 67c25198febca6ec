import type { AccountId } from '@tenfold/contract/ids';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../../platform/db/index.ts';
import type { OwnTable } from '../../../platform/own-data.ts';
import type { BillingTables } from '../tables.ts';

const most = 20_000;

/** Which company each person opened first. */
export class FirstOpened {
  readonly #db: Db;
  readonly #known = new LRUCache<AccountId, true>({ max: most });

  constructor(db: Db) {
    this.#db = db;
  }

  async record(accountId: AccountId, symbol: string, openedAt: Date): Promise<void> {
    if (this.#known.has(accountId)) return;
    try {
      await this.#db
        .withTables<BillingTables>()
        .insertInto('first_opened')
        .values({ account_id: accountId, symbol, opened_at: openedAt })
        .onConflict((conflict) => conflict.column('account_id').doNothing())
        .execute();
      this.#known.set(accountId, true);
    } catch {
      // No reason to refuse a page that is only read: the next one tries again.
    }
  }
}

export async function findFirstOpened(db: Db, accountId: AccountId): Promise<string | null> {
  const row = await db
    .withTables<BillingTables>()
    .selectFrom('first_opened')
    .select('symbol')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.symbol ?? null;
}

export const ownFirstOpened = {
  table: 'first_opened',
  erase: { what: 'the companies you opened', how: 'delete' },
  async read(db: Db, accountId: AccountId) {
    const rows = await db
      .withTables<BillingTables>()
      .selectFrom('first_opened')
      .select(['symbol', 'opened_at'])
      .where('account_id', '=', accountId)
      .execute();
    return rows.map((content) => ({ name: 'first-company-opened.json', content }));
  },
} satisfies OwnTable;
