import type { ReplyOf } from '@tenfold/contract/endpoint';
import type { getEditorsQueue } from '@tenfold/contract/qa/editors';
import type { QuestionTag } from '@tenfold/contract/qa/question';
import { useId } from 'react';
import { Link, useRevalidator } from 'react-router';
import { useSending } from '../../../forms/use-sending.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { questionPath } from '../../../shell/questions-paths.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import type { Messages } from '../../../ui/overlays/use-messages.ts';
import { Badge } from '../../../ui/text/Badge.tsx';
import { Notice } from '../../../ui/text/Notice.tsx';
import { TextDiff } from '../../../ui/text/TextDiff.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { AuthorLine } from '../author/AuthorLine.tsx';
import { AuthorPicture } from '../author/AuthorPicture.tsx';
import { CompanyLinks } from '../card/CompanyLinks.tsx';
import { editChanges } from './edit-changes.ts';
import '../card/question-card.css';

interface Props {
  edit: ReplyOf<typeof getEditorsQueue>['edits'][number];
  /** Those on offer, for their names. */
  tags: readonly QuestionTag[];
  now: Date;
  tell: Messages['tell'];
}

/** What its author wants to change of a question that everybody reads. */
export function PendingEdit({ edit, tags, now, tell }: Props) {
  const { question, editedAt } = edit;
  const { id, title, author, companies } = question;
  const heading = useId();
  const { busy, error, send } = useSending('deciding an edit');
  const { revalidate } = useRevalidator();
  const decide = (isApproved: boolean) =>
    void send(async () => {
      try {
        await browserApi.call('POST /qa/questions/{id}/edit', {
          params: { id },
          body: { isApproved, editedAt },
        });
        tell({ text: isApproved ? 'Edit approved.' : 'Edit declined.' });
      } finally {
        // Also when refused: the next decision is about what the edit says by now.
        await revalidate();
      }
    });
  return (
    <article className="card question-card" aria-labelledby={heading}>
      <header>
        <AuthorPicture author={author} small />
        <AuthorLine author={author} createdDatetime={editedAt} now={now}>
          <CompanyLinks symbols={companies} />
          <Badge tone="warn">Edit waiting for approval</Badge>
        </AuthorLine>
        <div className="editor-actions">
          <Button size="sm" disabled={busy} onClick={() => decide(false)}>
            Decline edit<VisuallyHidden> of {title}</VisuallyHidden>
          </Button>
          <Button size="sm" variant="primary" disabled={busy} onClick={() => decide(true)}>
            Approve edit<VisuallyHidden> of {title}</VisuallyHidden>
          </Button>
        </div>
      </header>
      <h2 id={heading} dir="auto">
        <Link to={questionPath(id)}>{title}</Link>
      </h2>
      <TextDiff changes={editChanges(edit, tags)} />
      {error !== null && <Notice tone="error">{error}</Notice>}
    </article>
  );
}
