import type { Notification } from '@tenfold/contract/notifications';
import type { MouseEvent } from 'react';
import { logFailure } from '../../../platform/api/log-failure.ts';
import { markRead } from './mark-read.ts';

/** For a link to what it is about: following it reads it, in a new tab too. What fails stays unread. */
export function readingClicks({ id, read }: Pick<Notification, 'id' | 'read'>) {
  const mark = () => {
    if (!read) markRead(id).catch((cause) => logFailure('reading a notification', cause));
  };
  return {
    onClick: mark,
    onAuxClick: ({ button }: MouseEvent) => {
      if (button === 1) mark();
    },
  };
}
