import type * as notifications from '../notifications.ts';
import examples from './examples/notifications.json' with { type: 'json' };
import type { DocsOf } from './feature-docs.ts';

export const notificationsDocs: DocsOf<typeof notifications> = {
  tag: 'A person’s notifications: a price alert fired (0), somebody commented on an answer of theirs (1), a company filed a report (3), an alert can’t fire at present (4), a question of theirs was approved (5), rejected (6), answered (7) or passed to the analysts (8), a best answer was chosen (9), somebody replied to a comment of theirs (10), answered a question (11) or commented on an answer (12) that they follow, points became a reward (13), or a later filing changed a figure in a comment or note of theirs (21). What people wrote is read when it is shown, and null once it was deleted or hidden. Numbered for each person without gaps.',
  calls: {
    hasUnread: 'Whether the signed-in person has unread notifications.',
    listNotifications:
      'Returns a list of the signed-in person’s last ten notifications, newest first; with `true` of the last ten unread ones.',
    readNotification: 'Marks a notification as read, and says whether others are unread.',
    readAllNotifications:
      'Marks all notifications up to the number `through` as read, so that those that arrive meanwhile stay unread. `read_at` undoes it.',
    undoReadAll: 'Marks as unread again what was marked as read at `read_at`.',
    listFeed:
      'Lists the signed-in person’s notifications, page by page. `top` has unread ones first, each part newest first. `price` includes suspended alerts.',
    getNotificationSettings:
      'Returns for each kind whether it is shown on the page, sent by email at once, and included in the daily digest, and when the digest is sent. `default_setting` applies until something is chosen.',
    saveNotificationSettings: 'Changes notification settings. What is left out stays as it is.',
    getSubscription: 'Returns which emails an unsubscribe link stops. It changes nothing.',
    unsubscribe:
      'Stops the emails of an unsubscribe link. Doing it twice changes nothing. They can be turned on again in the settings.',
  },
  examples,
  schemas: {
    notificationSettings: 'Notification settings of a person.',
  },
};
