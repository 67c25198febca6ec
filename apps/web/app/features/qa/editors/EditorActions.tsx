import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { MenuButton } from '../../../ui/controls/MenuButton.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { isPublic } from '../card/is-public.ts';
import type { Edited } from './edited.ts';
import { HideDialog } from './HideDialog.tsx';
import { QuestionListsDialog } from './QuestionListsDialog.tsx';
import { RejectDialog } from './RejectDialog.tsx';
import { useEditing } from './use-editing.ts';
import './editors.css';

/** What editors do with a question, in the header of its card. */
export function EditorActions(props: Edited) {
  const { question, lists, tell, onChanged } = props;
  const [asks, ask] = useState<'reason' | 'lists' | 'hiding' | null>(null);
  const { approve, feature, remove } = useEditing(props);
  const { id, title, status, featured, counters, revision } = question;
  const { revalidate } = useRevalidator();
  const params = { id };
  const waits = status === 'waiting_approve';
  const choose = (close: () => void, action: () => void) => () => {
    close();
    action();
  };
  return (
    <div className="editor-actions">
      {waits && (
        <>
          <Button size="sm" onClick={() => ask('reason')}>
            Reject<VisuallyHidden> {title}</VisuallyHidden>
          </Button>
          <Button size="sm" variant="primary" onClick={approve}>
            Approve<VisuallyHidden> {title}</VisuallyHidden>
          </Button>
        </>
      )}
      <MenuButton label={`Menu of ${title}`}>
        {(close) => (
          <>
            {isPublic(question) && (
              <button type="button" className="menu-item" onClick={choose(close, feature)}>
                {featured ? 'Stop featuring' : 'Feature'}
              </button>
            )}
            <button type="button" className="menu-item" onClick={choose(close, () => ask('lists'))}>
              Add to list
            </button>
            {isPublic(question) && (
              <button type="button" className="menu-item" onClick={choose(close, () => ask('hiding'))}>
                Hide
              </button>
            )}
            {counters.answersCount === 0 && question.hidden === null && (
              <button type="button" className="menu-item is-danger" onClick={choose(close, remove)}>
                Delete
              </button>
            )}
          </>
        )}
      </MenuButton>
      {asks === 'reason' && (
        <RejectDialog
          about={title}
          questionId={id}
          confirm={async (given) => {
            const body = { ...given, revision };
            onChanged(await browserApi.call('POST /qa/questions/{id}/reject', { params, body }));
            tell({ text: 'Question rejected.' });
            await revalidate();
          }}
          onClose={() => ask(null)}
        />
      )}
      {asks === 'hiding' && (
        <HideDialog
          kind="question"
          id={id}
          about={title}
          tell={tell}
          hide={async (body) => {
            onChanged(await browserApi.call('POST /qa/questions/{id}/hide', { params, body }));
          }}
          putBack={async () => {
            onChanged((await browserApi.call('GET /qa/questions/{id}/log', { params })).question);
          }}
          onClose={() => ask(null)}
        />
      )}
      {asks === 'lists' && (
        <QuestionListsDialog
          question={question}
          lists={lists}
          onSaved={onChanged}
          onClose={() => ask(null)}
        />
      )}
    </div>
  );
}
