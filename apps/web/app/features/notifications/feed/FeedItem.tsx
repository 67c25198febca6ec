import type { Notification } from '@tenfold/contract/notifications';
import { detailOf } from '@tenfold/contract/notifications/sentence';
import { Link } from 'react-router';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { classNames } from '../../../ui/styles/class-names.ts';
import { Icon } from '../../../ui/text/Icon.tsx';
import { NotificationIcon } from '../item/NotificationIcon.tsx';
import { pathOf } from '../item/path-of.ts';
import { Sentence } from '../item/Sentence.tsx';
import { feedTime, happenedAt } from '../item/when.ts';
import { readingClicks } from '../unread/reading-clicks.ts';
import { linkId } from './link-id.ts';

interface Props {
  notification: Notification;
  now: Date;
  timeZone: string;
  onRead: () => void;
}

export function FeedItem({ notification, now, timeZone, onRead }: Props) {
  const { id, kind, read, mail } = notification;
  const at = happenedAt(notification);
  return (
    <li className={classNames('feed-item', !read && 'is-unread')}>
      {read ? <span /> : <i className="unread-dot" aria-hidden="true" />}
      <span className="icon-disc muted">
        {kind === 'suspended' ? <Icon name="warning" /> : <NotificationIcon name={iconOf(kind)} />}
      </span>
      <div className="feed-text">
        <Link id={linkId(id)} to={pathOf(notification)} {...readingClicks(notification)}>
          {!read && <span className="visually-hidden">Unread. </span>}
          <Sentence notification={notification} />
        </Link>
        <span className="caption">
          {detailOf(notification)}
          {mail !== null && mailLabels[mail]}
        </span>
      </div>
      <time className="caption num" dateTime={at}>
        {feedTime(at, now, timeZone)}
      </time>
      {!read && (
        <IconButton icon="check" label="Mark as read" small className="needs-script" onClick={onRead} />
      )}
    </li>
  );
}

function iconOf(kind: Notification['kind']) {
  if (kind === 'price') return 'bell';
  return kind === 'report' || kind === 'own_figure_restated' ? 'report' : 'question';
}

/** What a person can't see for themselves: an email that came needs no word here. */
const mailLabels = {
  waiting: '',
  sent: '',
  refused: ' The email couldn’t be delivered.',
  uncertain: ' The email may not have arrived.',
} as const;
