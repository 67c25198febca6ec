import { brand } from '@tenfold/contract/brand';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Card } from '../../ui/layout/Card.tsx';
import { getOutbox } from './get-outbox.ts';
import { SentAt } from './SentAt.tsx';
import './outbox.css';

export async function loader(args: LoaderFunctionArgs) {
  const mails = await getOutbox(args).list();
  return { mails: mails.map(({ name, sentAt, to, subject }) => ({ name, sentAt, to, subject })) };
}

export const meta = () => [{ title: `Outbox — ${brand.name}` }, { name: 'robots', content: 'noindex' }];

export default function OutboxRoute() {
  const { mails } = useLoaderData<typeof loader>();
  return (
    <div className="outbox">
      <h1>Outbox</h1>
      <p className="muted">
        No mail server is set up, so emails stay here instead of being sent. Only this machine can see them.
      </p>
      <Card title="Emails" note={<span className="caption">newest first</span>} padded={false}>
        {mails.length === 0 ? (
          <p className="outbox-empty muted">No emails sent yet.</p>
        ) : (
          <ul className="outbox-mails">
            {mails.map(({ name, sentAt, to, subject }) => (
              <li key={name}>
                <Link className="outbox-mail" to={`/outbox/${name}`}>
                  <b>{subject}</b>
                  <span className="muted">{to}</span>
                  <SentAt at={sentAt} />
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </div>
  );
}
