import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import type { Db } from '../../../platform/db/index.ts';
import type { AccountTables } from '../tables.ts';

/** Generated once for all processes unless given. A KeyObject is parsed once, not with every token. */
export async function signingKey(db: Db, given: string | null): Promise<KeyObject> {
  return createSecretKey(given === null ? await storedKey(db, 'access tokens') : Buffer.from(given));
}

/** A key for one purpose, generated once for all processes. */
export async function storedKey(db: Db, purpose: string): Promise<Uint8Array> {
  const tables = db.withTables<AccountTables>();
  await tables
    .insertInto('secret')
    .values({ purpose, value: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const stored = await tables
    .selectFrom('secret')
    .select('value')
    .where('purpose', '=', purpose)
    .executeTakeFirstOrThrow();
  return stored.value;
}
