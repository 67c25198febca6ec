import type { Db } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { Stale } from '../../platform/http/index.ts';
import type { Frozen } from '../financials/index.ts';
import type { CommentRow } from './comment.ts';
import { commentNotFound, getComment, lockComment, updateComment } from './comment-store.ts';
import type { OwnComment } from './commented-thing.ts';
import { refuseAboveLimit } from './create-comment.ts';
import { isRestorable } from './prune-comments.ts';

type ChangeDeps = Pick<Deps, 'db' | 'clock'>;
type Words = Pick<CommentRow, 'title' | 'text'>;
type Edited = Words & { readonly revision?: number | undefined; readonly figures: Frozen };

/**
 * Writes only over the revision the changes were made on. What is there already is answered, whatever its revision: an
 * update whose answer was lost is sent again.
 *
 * @param describe for the reply, and for who was late
 * @throws NotFound, Stale with the comment as it is, when it was changed elsewhere
 */
export async function editComment<Described extends object>(
  deps: ChangeDeps,
  own: OwnComment,
  { title, text, revision, figures }: Edited,
  describe: (comment: CommentRow) => Described | Promise<Described>,
): Promise<Described> {
  const isSame = (comment: Words) => comment.title === title && comment.text === text;
  const comment = await change(deps, own, (stored) => {
    if (stored.deleted_at !== null) throw commentNotFound();
    if (isSame(stored) || stored.revision !== (revision ?? stored.revision)) return null;
    return {
      title,
      text,
      // Under another title the same words say what they said.
      ...(text !== stored.text && { figures: JSON.stringify(figures) }),
      revision: stored.revision + 1,
      updated_at: deps.clock.now(),
    };
  });
  if (isSame(comment)) return describe(comment);
  throw new Stale('This comment was also changed elsewhere.', await describe(comment));
}

/** @throws NotFound */
export async function deleteComment(deps: ChangeDeps, own: OwnComment): Promise<void> {
  await change(deps, own, ({ deleted_at }) =>
    deleted_at === null ? { deleted_at: deps.clock.now() } : null,
  );
}

/** Restores it unchanged. @throws NotFound, Conflict above the limit */
export function restoreComment(deps: ChangeDeps, own: OwnComment): Promise<CommentRow> {
  return change(deps, own, async (stored, tx) => {
    if (!isRestorable(stored, deps.clock.now())) throw commentNotFound();
    await refuseAboveLimit(tx, stored, own.on);
    return { deleted_at: null };
  });
}

type CommentChanges = Parameters<typeof updateComment>[2];

/** @param decide what changes; null: nothing */
function change(
  { db }: ChangeDeps,
  own: OwnComment,
  decide: (stored: CommentRow, tx: Db) => CommentChanges | null | Promise<CommentChanges | null>,
): Promise<CommentRow> {
  return db.transaction().execute(async (tx) => {
    const found = await getComment(tx, own);
    // Locked before the comment, as when the list is deleted: another order could deadlock.
    await own.on.lock(tx, found);
    const stored = await lockComment(tx, found);
    const changes = await decide(stored, tx);
    if (changes === null) return stored;
    const changed = await updateComment(tx, stored, changes);
    await own.on.changed?.(tx, stored);
    return changed;
  });
}
