import type { Notification } from '@tenfold/contract/notifications';
import { groupLabel, happenedAt } from '../item/when.ts';
import { FeedItem } from './FeedItem.tsx';

interface Props {
  notifications: readonly Notification[];
  /** Unread ones first: they have a heading of their own. */
  isTop: boolean;
  now: Date;
  timeZone: string;
  onRead: (id: number) => void;
}

export function FeedList({ notifications, isTop, now, timeZone, onRead }: Props) {
  const groups = Map.groupBy(notifications, (each) =>
    isTop && !each.read ? 'Unread' : groupLabel(happenedAt(each), now, timeZone),
  );
  return [...groups].map(([label, items]) => (
    <section key={label} aria-label={label}>
      <h2 className="overline feed-day">{label}</h2>
      <ul>
        {items.map((notification) => (
          <FeedItem
            key={notification.id}
            notification={notification}
            now={now}
            timeZone={timeZone}
            onRead={() => onRead(notification.id)}
          />
        ))}
      </ul>
    </section>
  ));
}
