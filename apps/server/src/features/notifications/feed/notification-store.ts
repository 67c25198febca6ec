import type { AccountId } from '@tenfold/contract/ids';
import {
  type Notification,
  type NotificationFilter,
  type NotificationKind,
  type NotificationSort,
  notificationKinds,
  postKinds,
  shownInMenu,
} from '@tenfold/contract/notifications';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import { NotFound } from '../../../platform/http/index.ts';
import { isLine, readOthers, standsFor } from './lines.ts';
import { readNotifiedPosts } from './notified-posts.ts';
import { type NotificationRow, toNotification } from './to-notification.ts';

export async function isAnyUnread(db: Db, accountId: AccountId): Promise<boolean> {
  const { rows } = await sql`
    select from notification where account_id = ${accountId} and read_at is null and seq is not null limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** The number of the last one; 0 before the first. */
export async function lastSeqOf(db: Db, accountId: AccountId): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    select last from notification_count where account_id = ${accountId}`.execute(db);
  return rows[0]?.last ?? 0;
}

export function listNewest(db: Db, accountId: AccountId, isUnreadOnly: boolean): Promise<Notification[]> {
  const unread = isUnreadOnly ? sql`and notification.read_at is null` : sql``;
  return read(db, sql`notification.account_id = ${accountId} ${unread}`, orders.newest, {
    page: 1,
    size: shownInMenu,
  });
}

export interface FeedChoice {
  readonly sort: NotificationSort;
  readonly filter: NotificationFilter;
  readonly unread: boolean;
  readonly symbol?: string | undefined;
}

interface PageRange {
  readonly page: number;
  readonly size: number;
}

export const kindsOf: Readonly<Record<NotificationFilter, readonly NotificationKind[]>> = {
  all: notificationKinds,
  price: ['price', 'suspended'],
  report: ['report', 'own_figure_restated'],
  question: [...postKinds, 'contest_answered'],
};

const orders: Readonly<Record<NotificationSort, RawBuilder<unknown>>> = {
  top: sql`notification.read_at is not null, notification.seq desc`,
  newest: sql`notification.seq desc`,
  oldest: sql`notification.seq`,
};

export function listPage(
  db: Db,
  accountId: AccountId,
  choice: FeedChoice,
  page: PageRange,
): Promise<Notification[]> {
  return read(db, chosenBy(accountId, choice), orders[choice.sort], page);
}

export async function countChosen(db: Db, accountId: AccountId, choice: FeedChoice): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from notification
     where ${chosenBy(accountId, choice)} and notification.seq is not null and ${isLine}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** How many of each kind and symbol the whole feed has, and how many of them are unread. */
export async function countByKind(db: Db, accountId: AccountId) {
  const { rows } = await sql<{
    kind: NotificationKind;
    symbol: string | null;
    many: number;
    unread: number;
  }>`
    select kind, symbol, count(*)::int as many, (count(*) filter (where read_at is null))::int as unread
      from notification where account_id = ${accountId} and seq is not null
     group by kind, symbol order by symbol`.execute(db);
  return rows;
}

function chosenBy(accountId: AccountId, { filter, unread, symbol }: FeedChoice): RawBuilder<unknown> {
  return sql`notification.account_id = ${accountId}
    ${filter === 'all' ? sql`` : sql`and notification.kind = any(${kindsOf[filter]}::text[])`}
    ${unread ? sql`and notification.read_at is null` : sql``}
    ${symbol === undefined ? sql`` : sql`and notification.symbol = ${symbol}`}`;
}

function read(
  db: Db,
  which: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  { page, size }: PageRange,
): Promise<Notification[]> {
  const rest = sql`${order} limit ${size} offset ${(page - 1) * size}`;
  return readNotifications(
    db,
    sql`${which} and notification.seq is not null and ${isLine}`,
    rest,
    readOthers,
  );
}

/** On the page or not. */
export async function findNotification(
  db: Db,
  accountId: AccountId,
  id: number,
): Promise<Notification | null> {
  const [found] = await readNotifications(
    db,
    sql`notification.id = ${id} and notification.account_id = ${accountId}`,
    sql`notification.id`,
  );
  return found ?? null;
}

/** An email that is being sent is not there yet; one that is repeated may be. @param others who is behind each, where it is a line */
export async function readNotifications(
  db: Db,
  which: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  others: typeof readOthers = async () => new Map(),
): Promise<Notification[]> {
  const { rows } = await sql<NotificationRow>`
    select notification.id, notification.account_id, seq, notification.kind, data, notification.created_at, read_at, listing.symbol,
           listing.name as company_name, listing.currency,
           case when mail.state in ('sent', 'refused') then mail.state
                when mail.unknown > 0 then 'uncertain'
                when mail.id is not null then 'waiting' end as mail
      from notification
      left join listing using (symbol)
      left join notification_mail as mail on mail.notification_id = notification.id
     where ${which} order by ${order}`.execute(db);
  const posts = await readNotifiedPosts(db, rows);
  const behind = await others(db, rows);
  return rows.map((row) => toNotification(row, posts.get(row.id) ?? null, behind.get(row.id) ?? []));
}

/** With those it stands for. The first time stays. @throws NotFound */
export async function markRead(db: Db, accountId: AccountId, id: number, now: Date): Promise<void> {
  const { numAffectedRows } = await sql`
    update notification set read_at = coalesce(read_at, ${now})
     where account_id = ${accountId} and seq is not null
       and (id = ${id} or (read_at is null and ${standsFor(id)}))`.execute(db);
  if (numAffectedRows === 0n) throw new NotFound('This notification isn’t yours, or is no longer kept.');
}

export async function markAllRead(db: Db, accountId: AccountId, through: number, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    update notification set read_at = ${now}
     where account_id = ${accountId} and read_at is null and seq <= ${through}`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

export async function markUnread(db: Db, accountId: AccountId, readAt: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    update notification set read_at = null
     where account_id = ${accountId} and read_at = ${readAt} and seq is not null`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
