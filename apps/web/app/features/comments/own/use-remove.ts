import type { CellComment } from '@tenfold/contract/comments';
import type { Message } from '../../../ui/overlays/use-messages.ts';
import { undoable } from '../../../ui/overlays/use-undoable.ts';
import type { Comments } from './comment-store.ts';

export type Remove = (comment: CellComment) => Promise<void>;

/** Deletes, and offers to undo it. */
export function useRemove(
  { remove, restore }: Pick<Comments, 'remove' | 'restore'>,
  showMessage: (message: Message) => void,
): Remove {
  const { attempt, offerUndo } = undoable({ showMessage });
  return (comment) =>
    attempt({
      what: 'deleting a comment',
      run: async () => {
        await remove(comment);
        offerUndo('Comment deleted.', { what: 'restoring a comment', run: () => restore(comment) });
      },
    });
}
