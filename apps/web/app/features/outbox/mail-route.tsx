import { brand } from '@tenfold/contract/brand';
import { Link, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { Card } from '../../ui/layout/Card.tsx';
import { getOutbox, noSuchPage } from './get-outbox.ts';
import { SentAt } from './SentAt.tsx';
import './outbox.css';

export async function loader(args: LoaderFunctionArgs) {
  return { mail: (await getOutbox(args).find(args.params.name ?? '')) ?? noSuchPage() };
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => [
  { title: `${loaderData?.mail.subject ?? 'Outbox'} — ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

export default function MailRoute() {
  const { mail } = useLoaderData<typeof loader>();
  return (
    <div className="outbox">
      <Link className="link small" to="/outbox">
        All emails
      </Link>
      <h1>{mail.subject}</h1>
      <p className="muted">
        From {mail.from} to {mail.to}, <SentAt at={mail.sentAt} />
      </p>
      <Card title="As HTML" padded={false}>
        <iframe
          className="outbox-html"
          title="The email as HTML"
          srcDoc={openingLinksOutside(mail.html)}
          // Nothing in an email runs; a clicked link navigates the whole window.
          sandbox="allow-top-navigation-by-user-activation"
        />
      </Card>
      <Card title="As plain text" padded={false}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
        <pre className="outbox-text" tabIndex={0}>
          {mail.text}
        </pre>
      </Card>
    </div>
  );
}

/** Before the email's own HTML: the first <base> wins. */
function openingLinksOutside(html: string): string {
  return html.replace(/^(\s*<!doctype[^>]*>)?/i, '$1<base target="_top">');
}
