import { useRevalidator } from 'react-router';
import { browserApi } from '../../../platform/api/browser-api.ts';
import type { QuestionEditing } from './edited.ts';
import { HideDialog } from './HideDialog.tsx';
import { QuestionListsDialog } from './QuestionListsDialog.tsx';
import { RejectDialog } from './RejectDialog.tsx';

export type EditorDialogName = 'reason' | 'lists' | 'hiding';

interface Props extends Pick<QuestionEditing, 'question' | 'lists' | 'showMessage' | 'onChanged'> {
  open: EditorDialogName | null;
  onClose: () => void;
}

/** What asks an editor for more before a question is changed. */
export function EditorDialog({ question, lists, showMessage, onChanged, open, onClose }: Props) {
  const { id, title, revision } = question;
  const { revalidate } = useRevalidator();
  const params = { id };
  return (
    <>
      {open === 'reason' && (
        <RejectDialog
          about={title}
          questionId={id}
          confirm={async (given) => {
            const body = { ...given, revision };
            onChanged(await browserApi.call('POST /qa/questions/{id}/reject', { params, body }));
            showMessage({ text: 'Question rejected.' });
            await revalidate();
          }}
          onClose={onClose}
        />
      )}
      {open === 'hiding' && (
        <HideDialog
          kind="question"
          id={id}
          about={title}
          showMessage={showMessage}
          hide={async (body) => {
            onChanged(await browserApi.call('POST /qa/questions/{id}/hide', { params, body }));
          }}
          putBack={async () => {
            onChanged((await browserApi.call('GET /qa/questions/{id}/log', { params })).question);
          }}
          onClose={onClose}
        />
      )}
      {open === 'lists' && (
        <QuestionListsDialog question={question} lists={lists} onSaved={onChanged} onClose={onClose} />
      )}
    </>
  );
}
