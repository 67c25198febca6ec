import type { Notification } from '@tenfold/contract/notifications';
import type { Answer } from '../../../platform/queries/query.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Spinner } from '../../../ui/text/Spinner.tsx';
import { NotificationIcon } from '../item/NotificationIcon.tsx';
import { MenuItem } from './MenuItem.tsx';
import '../../../ui/layout/empty.css';

interface Props {
  answer: Answer<readonly Notification[]>;
  ofUnread: boolean;
  onLeave: () => void;
}

export function MenuList({ answer, ofUnread, onLeave }: Props) {
  if (answer.state === 'loading') {
    return (
      <div className="empty empty-small notifications-menu-state" role="status">
        <Spinner />
        <p className="muted small">Loading ...</p>
      </div>
    );
  }
  if (answer.state === 'failed') {
    return (
      <div className="empty empty-small notifications-menu-state" role="alert">
        <NotificationIcon name="offline" />
        <h3>{answer.failure.message}</h3>
        <Button size="sm" onClick={answer.again}>
          Try again
        </Button>
      </div>
    );
  }
  const notifications = answer.value;
  if (notifications.length === 0) {
    return (
      <div className="empty empty-small notifications-menu-state" role="status">
        <NotificationIcon name="bell" />
        <h3>{ofUnread ? 'You’re up to date' : 'No notifications yet'}</h3>
        <p className="muted small">New alerts and filings show here.</p>
      </div>
    );
  }
  return (
    <ul>
      {notifications.map((notification) => (
        <li key={notification.id}>
          <MenuItem notification={notification} onLeave={onLeave} />
        </li>
      ))}
    </ul>
  );
}
