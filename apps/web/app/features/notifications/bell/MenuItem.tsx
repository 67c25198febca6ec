import type { Notification } from '@tenfold/contract/notifications';
import { Link } from 'react-router';
import { classNames } from '../../../ui/styles/class-names.ts';
import { Avatar } from '../../../ui/text/Avatar.tsx';
import { pathOf } from '../item/path-of.ts';
import { Sentence } from '../item/Sentence.tsx';
import { agoLabel } from '../item/when.ts';
import { readingClicks } from '../unread/reading-clicks.ts';

export function MenuItem({ notification, onLeave }: { notification: Notification; onLeave: () => void }) {
  const { actor, avatar, read, createdAt } = notification;
  const reading = readingClicks(notification);
  return (
    <Link
      className={classNames('notification', !read && 'is-unread')}
      to={pathOf(notification)}
      onClick={(event) => {
        reading.onClick();
        // In a new tab: the menu stays.
        if (!event.ctrlKey && !event.metaKey) onLeave();
      }}
      onAuxClick={reading.onAuxClick}
    >
      <Avatar name={actor} picture={avatar} />
      <span>
        {!read && <span className="visually-hidden">Unread. </span>}
        <Sentence notification={notification} />
        <br />
        <time className="caption" dateTime={createdAt}>
          {agoLabel(createdAt, new Date())}
        </time>
      </span>
    </Link>
  );
}
