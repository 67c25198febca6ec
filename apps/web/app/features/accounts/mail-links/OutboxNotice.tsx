import { Link } from 'react-router';
import { Notice } from '../../../ui/text/Notice.tsx';

/** Where no mail server is set up and the reader is at the machine that keeps the emails. */
export function OutboxNotice() {
  return (
    <Notice
      action={
        <Link className="link" to="/outbox">
          Open the outbox
        </Link>
      }
    >
      No mail server is set up, so the email is in this machine’s outbox.
    </Notice>
  );
}
