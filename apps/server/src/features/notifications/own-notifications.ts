import type { AccountId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import type { OwnTable } from '../../platform/own-data.ts';
import { getSettings } from './settings/settings-store.ts';
import type { NotificationTables } from './tables.ts';

export const ownNotifications = {
  table: 'notification',
  erase: { what: 'your notifications', how: 'delete' },
  async read(db: Db, accountId: AccountId) {
    const notifications = await db
      .withTables<NotificationTables>()
      .selectFrom('notification')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute();
    return [
      { name: 'notifications.json', content: notifications.map(({ account_id, ...content }) => content) },
    ];
  },
} satisfies OwnTable;

export const notificationCounts = {
  table: 'notification_count',
  erase: { what: 'your notifications', how: 'delete' },
  withheld: 'only the number of the last notification',
} satisfies OwnTable;

export const ownNotificationSettings = {
  table: 'notification_setting',
  erase: { what: 'your profile and settings', how: 'delete' },
  async read(db: Db, accountId: AccountId) {
    const { defaultSetting, ...content } = await getSettings(db, accountId);
    return [{ name: 'notification-settings.json', content }];
  },
} satisfies OwnTable;

export const unsubscribeLinks = {
  table: 'unsubscribe_link',
  erase: { what: 'your notifications', how: 'delete' },
  withheld: 'tokens of links that stop emails, as each email has them',
} satisfies OwnTable;

export const ownNotificationMails = {
  table: 'notification_mail',
  erase: { what: 'your notifications', how: 'delete' },
  async read(db: Db, accountId: AccountId) {
    const { rows } = await sql<object>`
      select notification_id as "notificationId", digest_day::text as "digestDay", state, created_at as "createdAt"
        from notification_mail
       where account_id = ${accountId} or notification_id in (select id from notification where account_id = ${accountId})
       order by id`.execute(db);
    return [{ name: 'notification-emails.json', content: rows }];
  },
} satisfies OwnTable;
