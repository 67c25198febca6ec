import {
  type Notification,
  type NotificationData,
  type NotificationKind,
  notificationTypes,
} from '@tenfold/contract/notifications';

export interface NotificationRow {
  readonly id: number;
  /** Null: not on the page. */
  readonly seq: number | null;
  readonly kind: NotificationKind;
  readonly data: NotificationData[NotificationKind];
  readonly created_at: Date;
  readonly read_at: Date | null;
  /** Null once it is no longer listed. */
  readonly symbol: string | null;
  readonly company_name: string | null;
  readonly currency: string | null;
  readonly mail: Notification['mail'];
}

export function toNotification(row: NotificationRow): Notification {
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
    case 'question': {
      const data = row.data as NotificationData['question'];
      const by = { actor: data.author, avatar: data.avatar };
      const type = notificationTypes.question;
      return { ...about, ...by, kind: 'question', notificationType: type, value: data.title, data };
    }
  }
}
