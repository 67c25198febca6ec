import type { NotificationFilter } from '@tenfold/contract/notifications';
import { Link } from 'react-router';
import { feedsPath } from '../../../shell/my-paths.ts';
import { buttonClass } from '../../../ui/controls/Button.tsx';
import { NotificationIcon } from '../item/NotificationIcon.tsx';
import { useStoredFilter } from './feed-choices.ts';
import type { FeedQuery } from './feed-query.ts';
import '../../../ui/layout/empty.css';

export function NoNotifications({ query }: { query: FeedQuery }) {
  const { filter, unread, symbol, page } = query;
  const { title, hint } =
    page > 1 ? noPage : unread ? nothingUnread : symbol === null ? empty[filter] : noneOfCompany;
  const isNarrowed = filter !== 'all' || unread || symbol !== null || page > 1;
  return (
    <div className="empty">
      <NotificationIcon name="bell" />
      <h2>{title}</h2>
      {hint !== '' && <p className="muted small">{hint}</p>}
      {isNarrowed && (
        <Link
          className={buttonClass()}
          to={`${feedsPath}?filter=all`}
          onClick={() => useStoredFilter.getState().choose('all')}
        >
          Show all notifications
        </Link>
      )}
    </div>
  );
}

const noPage = { title: 'No notifications on this page', hint: '' };
const nothingUnread = { title: 'You’re up to date', hint: 'Nothing here is unread.' };
const noneOfCompany = { title: 'No notifications about this company', hint: '' };

const empty: Readonly<Record<NotificationFilter, { title: string; hint: string }>> = {
  all: {
    title: 'No notifications yet',
    hint: 'Price alerts that fire, filings of companies you follow and answers to your questions show here.',
  },
  price: {
    title: 'No price alerts have fired',
    hint: 'Set one on any company page. Model alerts follow your forecast.',
  },
  report: {
    title: 'No filings yet',
    hint: 'You’re notified when a company files a report and you have it on a list, or have a forecast or a note on it.',
  },
  question: {
    title: 'Nothing from the community yet',
    hint: 'Answers to your questions, comments on your answers and what you follow show here.',
  },
};
