import { logFailure } from '../../../platform/api/log-failure.ts';
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
