import type { AccountId } from '@tenfold/contract/ids';
import { defaultDigestHour, defaultTimeZone, type Notification } from '@tenfold/contract/notifications';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import { readNotifications } from '../feed/notification-store.ts';

/** People of whom something is still to be said. */
export async function listAwaitingDigest(db: Db) {
  const { rows } = await sql<{ accountId: AccountId; oldest: Date; hour: number; timeZone: string }>`
    select notification.account_id as "accountId", min(notification.created_at) as oldest,
           coalesce(min(chosen.digest_hour), ${defaultDigestHour}::int)::int as hour,
           coalesce(min(chosen.time_zone), ${defaultTimeZone}::text) as "timeZone"
      from notification left join notification_setting as chosen using (account_id)
     where notification.in_digest and notification.digest_day is null
     group by notification.account_id`.execute(db);
  return rows;
}

/** Everything until the moment, as one email. Nothing where that day had one: two workers, or an hour changed since. */
export async function startDigest(
  tx: Db,
  accountId: AccountId,
  { day, at }: { readonly day: string; readonly at: Date },
  now: Date,
): Promise<void> {
  const { rows } = await sql`
    insert into notification_mail (account_id, digest_day, due_at, created_at)
    values (${accountId}, ${day}::date, ${now}, ${now})
        on conflict (account_id, digest_day) where account_id is not null do nothing returning id`.execute(
    tx,
  );
  if (rows.length === 0) return;
  await sql`
    update notification set digest_day = ${day}::date
     where account_id = ${accountId} and in_digest and digest_day is null and created_at < ${at}`.execute(tx);
}

/** Newest first, those that aren't on the page too. */
export function listOfDigest(db: Db, accountId: AccountId, day: string): Promise<Notification[]> {
  return readNotifications(
    db,
    sql`notification.account_id = ${accountId} and notification.digest_day = ${day}::date`,
    sql`notification.created_at desc, notification.id desc`,
  );
}
