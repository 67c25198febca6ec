import type { AccountId } from '@tenfold/contract/ids';
import {
  defaultChannels,
  type NotificationData,
  type NotificationKind,
  type PostNotificationData,
  type PostNotificationKind,
} from '@tenfold/contract/notifications';
import { sql } from 'kysely';
import { columns, type Db } from '../../platform/db/index.ts';
import { subjectOf } from './settings/channels.ts';

export type NewNotification = { readonly [Kind in NotificationKind]: About<Kind> }[NotificationKind];

interface About<Kind extends NotificationKind> {
  readonly accountId: AccountId;
  readonly kind: Kind;
  /** A person gets one notification of the same kind and subject, however often it is reported. */
  readonly subject: string;
  readonly symbol: string | null;
  /** What its sentences are made from. */
  readonly data: StoredData<Kind>;
}

/** What people write is stored only where it is: it is read when the notification is, and left out once it is deleted or hidden. */
export type StoredData<Kind extends NotificationKind> = Kind extends PostNotificationKind
  ? PostPlace
  : NotificationData[Kind];

export type PostPlace = Pick<PostNotificationData, 'questionId' | 'answerId' | 'commentId' | 'hundred'>;

/** What a socket says of it. */
export interface Notified {
  readonly accountId: AccountId;
  readonly id: number;
  readonly seq: number;
  readonly kind: NotificationKind;
}

/**
 * Numbers those on the page for each person without gaps, and commits the emails with them. Returns those on the page
 * that are new.
 */
export async function notify(
  tx: Db,
  notifications: readonly NewNotification[],
  now: Date,
): Promise<Notified[]> {
  if (notifications.length === 0) return [];
  for (;;) {
    await sql`savepoint notifying`.execute(tx);
    const inserted = await insertNew(tx, notifications, now);
    if (inserted !== 'overtaken') {
      await sql`release savepoint notifying`.execute(tx);
      return inserted;
    }
    await sql`rollback to savepoint notifying`.execute(tx);
  }
}

/**
 * Locks the counters in one order, so that two writers with the same people wait instead of blocking each other. One that
 * notified somebody of the same meanwhile has overtaken this one: its number would be left out.
 */
async function insertNew(
  tx: Db,
  notifications: readonly NewNotification[],
  now: Date,
): Promise<Notified[] | 'overtaken'> {
  const kinds = Object.entries(subjectOf).map(([kind, setting]) => ({
    kind,
    setting,
    ...defaultChannels[setting],
  }));
  const asUsual = {
    kind: 'text',
    setting: 'text',
    page: 'boolean',
    mail: 'boolean',
    digest: 'boolean',
  } as const;
  const columnTypes = { accountId: 'bigint', kind: 'text', subject: 'text', symbol: 'text' } as const;
  const data = JSON.stringify(notifications.map((each) => each.data));
  const { rows } = await sql<Notified | { readonly id: null }>`
    with given as (
      select * from rows from (unnest(${columns(notifications, columnTypes)}), jsonb_array_elements(${data}::jsonb))
               with ordinality as given (account_id, kind, subject, symbol, data, place)
    ), usual as (
      select * from unnest(${columns(kinds, asUsual)})
                 as usual (kind, setting, page, mail, digest)
    ), fresh as (
      select distinct on (account_id, kind, subject) given.*,
             coalesce((chosen.channels -> setting ->> 'page')::boolean, page) as on_page,
             coalesce((chosen.channels -> setting ->> 'mail')::boolean, mail) as by_mail,
             coalesce((chosen.channels -> setting ->> 'digest')::boolean, digest) as in_digest
        from given join usual using (kind) left join notification_setting as chosen using (account_id)
       where not exists (select from notification as known
                          where known.account_id = given.account_id and known.kind = given.kind
                            and known.subject = given.subject)
       order by account_id, kind, subject, place
    ), numbered as (
      select fresh.*, row_number() over (partition by account_id, on_page order by place desc) - 1 as until_last
        from fresh
    ), counted as (
      insert into notification_count as known (account_id, last)
      select account_id, count(*) filter (where on_page) from fresh group by account_id order by account_id
          on conflict (account_id) do update set last = known.last + excluded.last
      returning account_id, last
    ), inserted as (
      insert into notification (account_id, seq, kind, subject, symbol, data, created_at, in_digest)
      select account_id, case when on_page then last - until_last end, kind, subject, symbol, data, ${now}, in_digest
        from numbered join counted using (account_id)
          on conflict (account_id, kind, subject) do nothing
      returning account_id, id, seq, kind, subject
    ), mailed as (
      insert into notification_mail (notification_id, due_at, created_at)
      select id, ${now}, ${now} from inserted
       where ((account_id, kind, subject) in (select account_id, kind, subject from fresh where by_mail)) is true
    )
    select account_id as "accountId", id, seq, kind from inserted where seq is not null
     union all
    select null, null, null, null where (select count(*) from inserted) < (select count(*) from fresh)
     order by 1, 3`.execute(tx);
  const inserted = rows.filter((row) => row.id !== null);
  return inserted.length < rows.length ? 'overtaken' : inserted;
}
