import { createHash } from 'node:crypto';
import type { AccountId } from '@tenfold/contract/ids';
import type { Db } from '../../../platform/db/index.ts';
import type { Picture } from '../../../platform/images/index.ts';
import type { AccountTables } from '../tables.ts';

/** Named by its hash, so that its URL can be cached for ever. */
export async function saveAvatar(db: Db, accountId: AccountId, { bytes, type }: Picture): Promise<void> {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const values = { name: `${hash}.webp`, type, content: bytes };
  await db
    .withTables<AccountTables>()
    .insertInto('avatar')
    .values({ account_id: accountId, ...values })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
    .execute();
}

export async function deleteAvatar(db: Db, accountId: AccountId): Promise<void> {
  await db.withTables<AccountTables>().deleteFrom('avatar').where('account_id', '=', accountId).execute();
}

export async function findAvatar(
  db: Db,
  name: string,
): Promise<{ readonly type: string; readonly content: Buffer } | null> {
  const row = await db
    .withTables<AccountTables>()
    .selectFrom('avatar')
    .select(['type', 'content'])
    .where('name', '=', name)
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
