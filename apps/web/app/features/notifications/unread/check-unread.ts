import { logFailure } from '../../../platform/api/log-failure.ts';
import { accessToken } from '../../../platform/storage/access-token.ts';
import { useUnread } from '../../../shell/unread.ts';

let asking: Promise<void> | null = null;

/** The dot follows the answer. Not asked twice at once: a window that comes to the front both shows and has the focus. */
export function checkUnread(): Promise<void> {
  asking ??= ask().finally(() => {
    asking = null;
  });
  return asking;
}

async function ask(): Promise<void> {
  // A page that is shown again after signing out elsewhere: it loads itself again.
  if (accessToken() === null) return;
  try {
    const { browserApi } = await import('../../../platform/api/browser-api.ts');
    setUnread(await browserApi.call('GET /notifications/unread'));
  } catch (cause) {
    logFailure('unread notifications', cause);
  }
}

export function setUnread(hasUnread: boolean): void {
  useUnread.setState({ hasUnread });
}
