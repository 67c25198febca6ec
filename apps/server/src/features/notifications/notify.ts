import type { AccountId } from '@tenfold/contract/ids';
import {
  defaultChannels,
  type NotificationChannel,
  type NotificationData,
  type NotificationKind,
} from '@tenfold/contract/notifications';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import { subjectOf } from './settings/channels.ts';

export type NewNotification = { readonly [Kind in NotificationKind]: About<Kind> }[NotificationKind];

interface About<Kind extends NotificationKind> {
  readonly accountId: AccountId;
  readonly kind: Kind;
  /** The same kind and subject is told a person once, however often it is reported. */
  readonly subject: string;
  readonly symbol: string | null;
  /** What its sentences are made from. */
  readonly data: NotificationData[Kind];
}

/** What a socket says of it. */
export interface Notified {
  readonly accountId: AccountId;
  readonly id: number;
  readonly seq: number;
  readonly kind: NotificationKind;
}

/**
 * Numbers those on the page for each person without gaps, and commits the emails with them. Returns those on the page
 * that are new. One statement sees the count as it was before: `last` is the number they go on from.
 */
export async function notify(
  tx: Db,
  notifications: readonly NewNotification[],
  now: Date,
): Promise<Notified[]> {
  if (notifications.length === 0) return [];
  const accounts = notifications.map(({ accountId }) => accountId);
  // Locked in one order, so that two writers with the same people wait instead of blocking each other.
  await sql`
    insert into notification_count as known (account_id, last)
    select distinct account_id, 0 from unnest(${accounts}::bigint[]) as told (account_id) order by account_id
        on conflict (account_id) do update set last = known.last`.execute(tx);
  const { rows } = await sql<Notified>`
    with told as (
      select * from unnest(${accounts}::bigint[],
                           ${notifications.map(({ kind }) => kind)}::text[],
                           ${notifications.map(({ kind }) => subjectOf[kind])}::text[],
                           ${usual(notifications, 'page')}::boolean[],
                           ${usual(notifications, 'mail')}::boolean[],
                           ${usual(notifications, 'digest')}::boolean[],
                           ${notifications.map(({ subject }) => subject)}::text[],
                           ${notifications.map(({ symbol }) => symbol)}::text[],
                           ${notifications.map(({ data }) => JSON.stringify(data))}::jsonb[])
               with ordinality as told (account_id, kind, setting, page, mail, digest, subject, symbol, data, place)
    ), fresh as (
      select distinct on (account_id, kind, subject) told.*,
             coalesce((chosen.channels -> told.setting ->> 'page')::boolean, told.page) as on_page,
             coalesce((chosen.channels -> told.setting ->> 'mail')::boolean, told.mail) as by_mail,
             coalesce((chosen.channels -> told.setting ->> 'digest')::boolean, told.digest) as in_digest
        from told left join notification_setting as chosen using (account_id)
       where not exists (select from notification as known
                          where known.account_id = told.account_id and known.kind = told.kind
                            and known.subject = told.subject)
       order by account_id, kind, subject, place
    ), numbered as (
      select fresh.*, row_number() over (partition by account_id, on_page order by place) as number from fresh
    ), counted as (
      update notification_count set last = last + many
        from (select account_id, count(*) filter (where on_page) as many from fresh group by account_id) as more
       where notification_count.account_id = more.account_id
    ), inserted as (
      insert into notification (account_id, seq, kind, subject, symbol, data, created_at, in_digest)
      select account_id, case when on_page then last + number end, kind, subject, symbol, data, ${now}, in_digest
        from numbered join notification_count using (account_id)
      returning account_id, id, seq, kind, subject
    ), mailed as (
      insert into notification_mail (account_id, notification_id, due_at, created_at)
      select account_id, id, ${now}, ${now} from inserted
       where ((account_id, kind, subject) in (select account_id, kind, subject from fresh where by_mail)) is true
    )
    select account_id as "accountId", id, seq, kind from inserted where seq is not null
     order by account_id, seq`.execute(tx);
  return rows;
}

/** By a person who chose nothing. */
function usual(notifications: readonly NewNotification[], channel: NotificationChannel): boolean[] {
  return notifications.map(({ kind }) => defaultChannels[subjectOf[kind]][channel]);
}
