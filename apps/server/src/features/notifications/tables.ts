import type { AccountId } from '@tenfold/contract/ids';
import type { MailSubscription, NotificationKind } from '@tenfold/contract/notifications';
import type { Generated, JSONColumnType } from 'kysely';
import type { ChosenChannels } from './settings/channels.ts';

export type NotificationTables = {
  notification: {
    id: Generated<number>;
    account_id: AccountId;
    /** Null: not on the page. */
    seq: number | null;
    kind: NotificationKind;
    subject: string;
    symbol: string | null;
    data: JSONColumnType<object>;
    created_at: Date;
    read_at: Date | null;
    in_digest: Generated<boolean>;
    /** `YYYY-MM-DD`. */
    digest_day: string | null;
  };
  notification_count: { account_id: AccountId; last: number };
  notification_setting: {
    account_id: AccountId;
    channels: JSONColumnType<ChosenChannels>;
    digest_hour: number | null;
    time_zone: string | null;
    bell_sound: boolean | null;
  };
  unsubscribe_link: { token: string; account_id: AccountId; subscription: MailSubscription };
};
