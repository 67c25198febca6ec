import { randomBytes } from 'node:crypto';
import type { AccountId } from '@tenfold/contract/ids';
import type { MailSubscription } from '@tenfold/contract/notifications';
import type { Db } from '../../../platform/db/index.ts';
import type { NotificationTables } from '../tables.ts';

/** The same in each email, so that old ones work too. */
export async function unsubscribeTokenOf(
  db: Db,
  accountId: AccountId,
  subscription: MailSubscription,
): Promise<string> {
  const tables = db.withTables<NotificationTables>();
  const token = randomBytes(32).toString('base64url');
  await tables
    .insertInto('unsubscribe_link')
    .values({ token, account_id: accountId, subscription })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const link = await tables
    .selectFrom('unsubscribe_link')
    .select('token')
    .where('account_id', '=', accountId)
    .where('subscription', '=', subscription)
    .executeTakeFirstOrThrow();
  return link.token;
}

export async function findLink(
  db: Db,
  token: string,
): Promise<{ readonly accountId: AccountId; readonly subscription: MailSubscription } | null> {
  // A link in an email is opened as it is: no other text has been a token, and some can't be asked for.
  if (!/^[\w-]{43}$/.test(token)) return null;
  const link = await db
    .withTables<NotificationTables>()
    .selectFrom('unsubscribe_link')
    .select(['account_id as accountId', 'subscription'])
    .where('token', '=', token)
    .executeTakeFirst();
  return link ?? null;
}
