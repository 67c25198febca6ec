import type { AccountId } from '@tenfold/contract/ids';
import {
  defaultChannels,
  defaultDigestHour,
  defaultTimeZone,
  type NotificationSettings,
} from '@tenfold/contract/notifications';
import type { Db } from '../../../platform/db/index.ts';
import type { NotificationTables } from '../tables.ts';
import { type ChosenChannels, channelsOf, mergeChannels } from './channels.ts';

export interface SettingsChange {
  readonly notificationSettings?: ChosenChannels | undefined;
  readonly digestHour?: number | undefined;
  readonly timeZone?: string | undefined;
  readonly bellSound?: boolean | undefined;
}

export async function getSettings(db: Db, accountId: AccountId): Promise<NotificationSettings> {
  const chosen = await db
    .withTables<NotificationTables>()
    .selectFrom('notification_setting')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return {
    defaultSetting: defaultChannels,
    notificationSettings: channelsOf(chosen?.channels ?? {}),
    digestHour: chosen?.digest_hour ?? defaultDigestHour,
    timeZone: chosen?.time_zone ?? defaultTimeZone,
    bellSound: chosen?.bell_sound ?? true,
  };
}

/** By whose clock a person reads times. */
export async function findTimeZone(db: Db, accountId: AccountId): Promise<string> {
  const chosen = await db
    .withTables<NotificationTables>()
    .selectFrom('notification_setting')
    .select('time_zone')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return chosen?.time_zone ?? defaultTimeZone;
}

/** Two tabs that change different settings both have their way. */
export async function saveSettings(tx: Db, accountId: AccountId, change: SettingsChange): Promise<void> {
  const tables = tx.withTables<NotificationTables>();
  await tables
    .insertInto('notification_setting')
    .values({ account_id: accountId, channels: '{}' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { channels } = await tables
    .selectFrom('notification_setting')
    .select('channels')
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const merged = mergeChannels(channels, change.notificationSettings ?? {});
  await tables
    .updateTable('notification_setting')
    .set({
      channels: JSON.stringify(merged),
      ...(change.digestHour !== undefined && { digest_hour: change.digestHour }),
      ...(change.timeZone !== undefined && { time_zone: change.timeZone }),
      ...(change.bellSound !== undefined && { bell_sound: change.bellSound }),
    })
    .where('account_id', '=', accountId)
    .execute();
}
