import { useNavigate } from 'react-router';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { logFailure } from '../../../platform/api/log-failure.ts';
import { questionPath } from '../../../shell/questions-paths.ts';
import type { Messages } from '../../../ui/overlays/use-messages.ts';
import { useUndoable } from '../../../ui/overlays/use-undoable.ts';
import { asSent } from '../ask/question-form.ts';
import type { Draft } from './draft-lines.ts';

/** Publishing a draft leads to its question; a deleted one can be brought back. */
export function useDrafts(messages: Messages) {
  const { attempt, offerUndo } = useUndoable(messages);
  const navigate = useNavigate();
  return {
    publish: (draft: Draft) =>
      void attempt({
        what: 'publishing a draft',
        leaves: true,
        run: async () => navigate(await publish(draft)),
      }),
    async copy(text: string) {
      try {
        await navigator.clipboard.writeText(text);
        messages.showMessage({ text: 'Text copied.' });
      } catch (cause) {
        logFailure('copying a draft', cause);
      }
    },
    remove: ({ id }: Draft) =>
      void attempt({
        what: 'deleting a draft',
        run: async () => {
          await browserApi.call('DELETE /qa/drafts/{id}', { params: { id } });
          offerUndo('Draft deleted.', {
            what: 'restoring a draft',
            failed: 'Not restored.',
            run: () => browserApi.call('POST /qa/drafts/{id}/restore', { params: { id } }),
          });
        },
      }),
  };
}

/** @returns the page it is on now */
async function publish(draft: Draft): Promise<string> {
  if (draft.kind === 'question') {
    const body = { data: asSent(draft.data), draftId: draft.id };
    const { id } = await browserApi.call('POST /qa/questions', { body });
    return questionPath(id);
  }
  if (draft.questionId === null) throw new RangeError('its question is gone');
  const { data, questionId, id: draftId } = draft;
  const answer = await browserApi.call('POST /qa/answers', { body: { data, questionId, draftId } });
  return questionPath(questionId, answer.id);
}
