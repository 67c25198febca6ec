import { browserApi } from '../../../platform/api/browser-api.ts';
import { setUnread } from './check-unread.ts';
import { refreshNotifications } from './refresh-notifications.ts';

export async function markRead(notificationId: number): Promise<void> {
  const { hasUnread } = await browserApi.call('POST /notifications/{notificationId}/read', {
    params: { notificationId },
  });
  setUnread(hasUnread);
  await refreshNotifications();
}
