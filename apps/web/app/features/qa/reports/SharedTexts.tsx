import type { SharedText } from '@tenfold/contract/qa/reports';
import { useState } from 'react';
import { Link } from 'react-router';
import { questionPath } from '../../../shell/questions-paths.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Toasts } from '../../../ui/overlays/Toasts.tsx';
import { type Messages, useMessages } from '../../../ui/overlays/use-messages.ts';
import { useUndoable } from '../../../ui/overlays/use-undoable.ts';
import { AuthorName } from '../author/AuthorName.tsx';
import { ReasonDialog } from '../editors/ReasonDialog.tsx';
import { waitedFor } from '../queue/waited-for.ts';
import { type ReportDecision, sendReportDecision } from './decide-report.ts';
import { idOf, sharedReasons } from './report-words.ts';

interface Props {
  texts: readonly SharedText[];
  now: Date;
}

/** The same words of several accounts, each text one report: all of them go, or all stay. */
export function SharedTexts({ texts, now }: Props) {
  const messages = useMessages();
  return (
    <>
      {texts.map((text) => (
        <Shared
          key={`${text.since} ${text.text}`}
          shared={text}
          now={now}
          showMessage={messages.showMessage}
        />
      ))}
      <Toasts messages={messages} />
    </>
  );
}

function Shared({
  shared,
  now,
  showMessage,
}: {
  shared: SharedText;
  now: Date;
  showMessage: Messages['showMessage'];
}) {
  const { text, since, posts } = shared;
  const [dialog, openDialog] = useState(false);
  const { attempt } = useUndoable({ showMessage }, { refreshesFailed: true });
  const decide = (given: ReportDecision) =>
    attempt({
      what: 'deciding on a text of several accounts',
      run: async () => {
        for (const { post } of posts) await sendReportDecision({ post }, given);
        showMessage({ text: given === null ? 'Kept.' : 'Hidden. History puts each of them back.' });
      },
    });
  return (
    <Card
      title="Same text from several accounts"
      note={<span className="caption">{waitedFor(since, now)}</span>}
    >
      <div className="stack">
        <p className="author-reads" dir="auto">
          {text}
        </p>
        <ul className="shared-posts">
          {posts.map(({ post, author }) => (
            <li key={`${post.kind} ${idOf(post)}`}>
              <AuthorName author={author} />
              <Link to={questionPath(post.questionId, post.answerId ?? undefined)} dir="auto">
                {post.title}
              </Link>
            </li>
          ))}
        </ul>
        <div className="row needs-script">
          <Button variant="danger" onClick={() => openDialog(true)}>
            Hide all
          </Button>
          <Button icon="check" onClick={() => void decide(null)}>
            Keep them
          </Button>
        </div>
      </div>
      {dialog && (
        <ReasonDialog
          title="Hide all of them?"
          about={text}
          kind="comment"
          reasons={sharedReasons(posts.map(({ post }) => post.kind))}
          action="Hide"
          what="hiding a text of several accounts"
          confirm={decide}
          onClose={() => openDialog(false)}
        />
      )}
    </Card>
  );
}
