import {
  getNotificationSettings,
  getSubscription,
  hasUnread,
  listFeed,
  listNotifications,
  readAllNotifications,
  readNotification,
  saveNotificationSettings,
  undoReadAll,
  unsubscribe,
} from '@tenfold/contract/notifications';
import { type AccessRow, everybody, row, signedIn } from './access-row.ts';

const readAt = '2026-11-20T21:02:41.000Z';
const token = 'of-nobody';

/** Nobody has a notification. */
export const notificationAccess: readonly AccessRow[] = [
  row(hasUnread, {}, signedIn(200)),
  row(listNotifications, { params: { unread: 'true' } }, signedIn(200)),
  row(listFeed, { body: {} }, signedIn(200)),
  row(readNotification, { params: { notificationId: 1 } }, signedIn(404)),
  row(readAllNotifications, { body: { through: 0 } }, signedIn(200)),
  row(undoReadAll, { body: { readAt } }, signedIn(200)),
  row(getNotificationSettings, {}, signedIn(200)),
  row(saveNotificationSettings, { body: { bellSound: true } }, signedIn(200)),
  row(getSubscription, { params: { unsubscribeToken: token } }, everybody(404)),
  row(unsubscribe, { body: { token } }, everybody(404)),
];
