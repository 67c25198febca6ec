import type { Question } from '@tenfold/contract/qa/question';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { newerOf } from '../../../platform/api/newer-of.ts';
import { useUndoable } from '../../../ui/overlays/use-undoable.ts';
import type { QuestionEditing } from './edited.ts';

/** Approving, featuring and deleting a question: one press each, a deletion with undo. */
export function useEditing(props: QuestionEditing) {
  const { question, showMessage, onChanged, onDeleted, isWholePage = false } = props;
  const { attempt, offerUndo } = useUndoable({ showMessage }, { refreshesFailed: true });
  const { id, featured, revision } = question;
  const params = { id };

  return {
    approve: () =>
      void attempt({
        what: 'approving a question',
        run: async () => {
          try {
            onChanged(
              await browserApi.call('POST /qa/questions/{id}/approve', { params, body: { revision } }),
            );
          } catch (cause) {
            // What they read next is what they approve.
            const newer = newerOf<Question>(cause);
            if (newer !== null) onChanged(newer);
            throw cause;
          }
          showMessage({ text: 'Question approved.' });
        },
      }),
    feature: () =>
      void attempt({
        what: 'featuring a question',
        run: async () => {
          const body = { isOn: !featured };
          onChanged(await browserApi.call('POST /qa/questions/{id}/featured', { params, body }));
        },
      }),
    remove: () =>
      void attempt({
        what: 'deleting a question',
        leaves: isWholePage,
        run: async () => {
          await browserApi.call('DELETE /qa/questions/{id}', { params });
          onDeleted(question);
          offerUndo('Question deleted.', {
            what: 'restoring a question',
            failed: 'Not restored.',
            run: async () => onChanged(await browserApi.call('POST /qa/questions/{id}/restore', { params })),
          });
        },
      }),
  };
}
