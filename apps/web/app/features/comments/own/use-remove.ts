import type { CellComment } from '@tenfold/contract/comments';
import { failureMessage } from '../../../platform/api/failure-message.ts';
import type { Message } from '../../../ui/overlays/use-messages.ts';
import type { Comments } from './comment-store.ts';

const undoMs = 10_000;

export type Remove = (comment: CellComment) => Promise<void>;

/** Deletes, and offers to undo it. */
export function useRemove(
  { remove, restore }: Pick<Comments, 'remove' | 'restore'>,
  tell: (message: Message) => void,
): Remove {
  const attempt = async (what: string, call: () => Promise<unknown>) => {
    try {
      await call();
    } catch (cause) {
      tell({ text: failureMessage(what, cause), failed: true });
    }
  };
  return (comment) =>
    attempt('deleting a comment', async () => {
      await remove(comment);
      tell({
        text: 'Comment deleted.',
        undo: { ms: undoMs, run: () => attempt('restoring a comment', () => restore(comment)) },
      });
    });
}
