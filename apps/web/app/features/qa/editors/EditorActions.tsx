import { useState } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { MenuButton } from '../../../ui/controls/MenuButton.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { isPublic } from '../card/is-public.ts';
import { EditorDialog, type EditorDialogName } from './EditorDialog.tsx';
import type { QuestionEditing } from './edited.ts';
import { useEditing } from './use-editing.ts';
import './editors.css';

/** What editors do with a question, in the header of its card. */
export function EditorActions(props: QuestionEditing) {
  const { question } = props;
  const [dialog, openDialog] = useState<EditorDialogName | null>(null);
  const { approve, feature, remove } = useEditing(props);
  const { title, status, featured, counters } = question;
  const waits = status === 'waiting_approve';
  const choose = (close: () => void, action: () => void) => () => {
    close();
    action();
  };
  return (
    <div className="editor-actions">
      {waits && (
        <>
          <Button size="sm" onClick={() => openDialog('reason')}>
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
            <button type="button" className="menu-item" onClick={choose(close, () => openDialog('lists'))}>
              Add to list
            </button>
            {isPublic(question) && (
              <button type="button" className="menu-item" onClick={choose(close, () => openDialog('hiding'))}>
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
      <EditorDialog {...props} open={dialog} onClose={() => openDialog(null)} />
    </div>
  );
}
