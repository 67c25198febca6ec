import type { EditorAct } from '@tenfold/contract/qa/desk/acts';
import { hideReasonsFor, type TextKind } from '@tenfold/domain/qa';
import { browserApi } from '../../../platform/api/browser-api.ts';
import type { Messages } from '../../../ui/overlays/use-messages.ts';
import { undoable } from '../../../ui/overlays/use-undoable.ts';
import { type GivenReason, ReasonDialog } from './ReasonDialog.tsx';

interface Props {
  kind: TextKind;
  id: number;
  /** The question’s title, or the text. */
  about: string;
  showMessage: Messages['showMessage'];
  hide: (given: GivenReason) => Promise<void>;
  /** Once it is put back: shows it as it is again. */
  putBack: () => Promise<void>;
  onClose: () => void;
}

/** Removes a text, whatever stands under it, and offers to put it back. */
export function HideDialog({ kind, id, about, showMessage, hide, putBack, onClose }: Props) {
  const { offerUndo } = undoable({ showMessage });
  const confirm = async (given: GivenReason) => {
    await hide(given);
    const { acts } = await browserApi.call('GET /qa/acts', {
      query: { mine: 'true', kind: 'hide', limit: 10 },
    });
    // In another tab the same editor may have hidden another text meanwhile.
    const act = acts.find(({ post }) => post?.kind === kind && idOf(post) === id)?.id;
    const message = `${names[kind]} hidden.`;
    if (act === undefined) return showMessage({ text: message });
    offerUndo(message, {
      what: `putting back a ${kind}`,
      failed: 'Not put back.',
      run: async () => {
        await browserApi.call('POST /qa/acts/{id}/undo', { params: { id: act } });
        await putBack();
      },
    });
  };
  return (
    <ReasonDialog
      title={`Hide this ${kind}?`}
      about={about}
      kind={kind}
      reasons={hideReasonsFor(kind)}
      action="Hide"
      what={`hiding a text (${kind})`}
      confirm={confirm}
      onClose={onClose}
    />
  );
}

function idOf({ questionId, answerId, commentId }: NonNullable<EditorAct['post']>): number {
  return commentId ?? answerId ?? questionId;
}

const names: Readonly<Record<TextKind, string>> = {
  question: 'Question',
  answer: 'Answer',
  comment: 'Comment',
};
