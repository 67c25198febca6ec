import type { AccountId } from '@tenfold/contract/ids';
import {
  type Notification,
  type NotificationData,
  type NotificationKind,
  notificationTypes,
  type PostNotification,
} from '@tenfold/contract/notifications';
import type { StoredData } from '../notify.ts';
import type { NotifiedPost } from './notified-posts.ts';

export interface NotificationRow {
  readonly id: number;
  /** Null: not on the page. */
  readonly seq: number | null;
  readonly account_id: AccountId;
  readonly kind: NotificationKind;
  readonly data: StoredData<NotificationKind>;
  readonly created_at: Date;
  readonly read_at: Date | null;
  /** Null once it is no longer listed. */
  readonly symbol: string | null;
  readonly company_name: string | null;
  readonly currency: string | null;
  readonly mail: Notification['mail'];
}

/** @param post what it is about, in the community; null: it can’t be read any more, or it is about something else */
export function toNotification(
  row: NotificationRow,
  post: NotifiedPost | null,
  others: readonly string[],
): Notification {
  const about = {
    id: row.id,
    seq: row.seq ?? 0,
    read: row.read_at !== null,
    createdAt: row.created_at.toISOString(),
    symbol: row.symbol,
    companyName: row.company_name,
    currency: row.currency,
    actor: row.symbol ?? 'A company',
    avatar: null,
    mail: row.mail,
  };
  switch (row.kind) {
    case 'price': {
      const data = row.data as NotificationData['price'];
      return { ...about, kind: 'price', notificationType: notificationTypes.price, value: data.target, data };
    }
    case 'suspended': {
      const data = row.data as NotificationData['suspended'];
      return {
        ...about,
        kind: 'suspended',
        notificationType: notificationTypes.suspended,
        value: data.target,
        data,
      };
    }
    case 'report': {
      const data = row.data as NotificationData['report'];
      return { ...about, kind: 'report', notificationType: notificationTypes.report, value: data.eps, data };
    }
    case 'contest_answered': {
      const data = row.data as NotificationData['contest_answered'];
      const notificationType = notificationTypes.contest_answered;
      return { ...about, kind: 'contest_answered', notificationType, value: null, data };
    }
    case 'own_figure_restated': {
      const data = row.data as NotificationData['own_figure_restated'];
      const notificationType = notificationTypes.own_figure_restated;
      return { ...about, kind: 'own_figure_restated', notificationType, value: data.value, data };
    }
    default:
      return aboutPost(row.kind, row.data as StoredData<PostNotification['kind']>, about, post, others);
  }
}

function aboutPost(
  kind: PostNotification['kind'],
  place: StoredData<PostNotification['kind']>,
  about: Omit<PostNotification, 'kind' | 'notificationType' | 'value' | 'others' | 'data'>,
  post: NotifiedPost | null,
  others: readonly string[],
): Notification {
  const title = post?.title ?? null;
  const data = { ...place, title, excerpt: post?.excerpt ?? null, isOwn: post?.isOwn ?? false };
  const by = { actor: post?.author ?? 'Somebody', avatar: post?.avatar ?? null };
  return {
    ...about,
    ...by,
    kind,
    notificationType: notificationTypes[kind],
    value: title,
    others: others.filter((name) => name !== by.actor),
    data,
  } as Notification;
}
