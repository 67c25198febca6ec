import type { AccountId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import { type NewNotification, type Notified, notify } from '../../notifications/index.ts';
import type { QuestionNews } from './news.ts';
import { notificationsOf } from './notifications-of.ts';

/**
 * Notifies whom it concerns, in the transaction of what happened and last in it: it refers to accounts of others. Nobody is
 * notified of what they did themselves, and each once of one act.
 *
 * @param by who did what doesn’t say so itself; null: time
 * @returns what is to be announced once it is committed
 */
export async function notifyOfNews(
  tx: Db,
  news: readonly QuestionNews[],
  by: AccountId | null,
  now: Date,
): Promise<Notified[]> {
  const notifications: NewNotification[] = [];
  for (const each of news) {
    const doer = 'by' in each ? each.by : by;
    const notified = new Set<AccountId>(doer === null ? [] : [doer]);
    for (const notification of await notificationsOf(tx, each)) {
      if (notified.has(notification.accountId)) continue;
      notified.add(notification.accountId);
      notifications.push(notification);
    }
  }
  const present = await lockPresent(tx, notifications);
  return notify(
    tx,
    notifications.filter(({ accountId }) => present.has(accountId)),
    now,
  );
}

/** Who is being deleted at this moment is waited for, and left out: what refers to them would fail. */
async function lockPresent(tx: Db, notifications: readonly NewNotification[]): Promise<Set<AccountId>> {
  if (notifications.length === 0) return new Set();
  const { rows } = await sql<{ id: AccountId }>`
    select id from account where id = any(${notifications.map(({ accountId }) => accountId)}::bigint[])
     order by id for key share`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}
