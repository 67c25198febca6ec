import type { DraftOfQuestion } from '@tenfold/contract/qa/drafts';
import { Link } from 'react-router';
import { questionPath } from '../../../shell/questions-paths.ts';
import { Button, buttonClass } from '../../../ui/controls/Button.tsx';
import type { Messages } from '../../../ui/overlays/use-messages.ts';
import { ActionIcon } from '../../../ui/text/ActionIcon.tsx';
import { Badge } from '../../../ui/text/Badge.tsx';
import { postedAgo } from '../author/posted-ago.ts';
import { type Draft, draftLine, draftTitle } from './draft-lines.ts';
import { useDrafts } from './use-drafts.ts';
import '../../../ui/controls/button.css';
import '../../../ui/layout/card.css';
import '../../../ui/layout/empty.css';
import './drafts.css';

interface Props {
  drafts: readonly Draft[];
  now: Date;
  messages: Messages;
  onEdit: (draft: DraftOfQuestion) => void;
}

/** Questions and answers of the reader that nobody else sees. */
export function DraftList({ drafts, now, messages, onEdit }: Props) {
  const { publish, copy, remove } = useDrafts(messages);
  if (drafts.length === 0) return <NoDrafts />;
  return (
    <section className="card" aria-labelledby="drafts">
      <div className="card-head">
        <h2 id="drafts">Drafts</h2>
      </div>
      <ul className="draft-list">
        {drafts.map((draft) => (
          <li key={draft.id}>
            <Badge>{draft.kind === 'question' ? 'Question' : 'Answer'}</Badge>
            <div>
              <b dir="auto">{draftTitle(draft)}</b>
              <span className="caption">{draftLine(draft)}</span>
            </div>
            <time className="caption num" dateTime={draft.updatedAt}>
              {postedAgo(draft.updatedAt, now)}
            </time>
            <div className="row">
              {draft.kind === 'question' || draft.questionId !== null ? (
                <>
                  <Button size="sm" onClick={() => publish(draft)}>
                    Publish
                  </Button>
                  <EditDraft draft={draft} onEdit={onEdit} />
                </>
              ) : (
                <Button size="sm" onClick={() => copy(draft.data.text)}>
                  Copy text
                </Button>
              )}
              <button
                type="button"
                className="icon-btn icon-btn-sm"
                title="Delete draft"
                aria-label={`Delete the draft ${draftTitle(draft)}`}
                onClick={() => remove(draft)}
              >
                <ActionIcon name="delete" small />
              </button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A question in the form above; an answer below its question. */
function EditDraft({ draft, onEdit }: { draft: Draft; onEdit: Props['onEdit'] }) {
  if (draft.kind === 'question') {
    return (
      <Button size="sm" onClick={() => onEdit(draft)}>
        Edit
      </Button>
    );
  }
  return (
    <Link
      className={buttonClass({ size: 'sm' })}
      to={`${questionPath(draft.questionId ?? 0)}?draft=${draft.id}`}
    >
      Edit
    </Link>
  );
}

function NoDrafts() {
  return (
    <section className="card empty" aria-label="Drafts">
      <ActionIcon name="rename" />
      <h2>No drafts</h2>
      <p className="muted small">
        DRAFT keeps a question or an answer here until you publish it. Only you see it.
      </p>
    </section>
  );
}
