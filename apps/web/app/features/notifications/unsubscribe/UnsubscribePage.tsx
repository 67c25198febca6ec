import type { MailSubscription } from '@tenfold/contract/notifications';
import { Link } from 'react-router';
import { settingsPath } from '../../../shell/my-paths.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import '../../../ui/layout/card.css';
import './unsubscribe.css';

interface Props {
  unsubscribeToken: string;
  /** Null: the link is of no emails. */
  found: { subscription: MailSubscription; isSubscribed: boolean; email: string } | null;
}

export function UnsubscribePage({ unsubscribeToken, found }: Props) {
  return (
    <div className="card unsubscribe">
      {found === null ? (
        <>
          <h1>This link doesn’t work</h1>
          <p className="muted">It’s incomplete, or its account was deleted.</p>
        </>
      ) : found.isSubscribed ? (
        <>
          <h1>Stop {emails[found.subscription]}?</h1>
          <p className="muted">
            {found.email} won’t get {emails[found.subscription]} from us any more. Notifications in the app
            stay as they are.
          </p>
          {/* The server answers the post with this page: it works without scripts, and signed out. */}
          <form method="post" action={`/unsubscribe/${encodeURIComponent(unsubscribeToken)}`}>
            <Button type="submit" variant="primary">
              Unsubscribe
            </Button>
          </form>
        </>
      ) : (
        <>
          <h1>You’re unsubscribed</h1>
          <p className="muted" role="status">
            {found.email} doesn’t get {emails[found.subscription]} from us.
          </p>
        </>
      )}
      <p className="small muted">
        You can change what we email you in your{' '}
        <Link className="link" to={`${settingsPath('MAIN')}#notifications`}>
          settings
        </Link>
        .
      </p>
    </div>
  );
}

const emails: Readonly<Record<MailSubscription, string>> = {
  price: 'price alert emails',
  report: 'emails about filings',
  question: 'emails about questions and answers',
  digest: 'the daily digest',
};
