import type { CellComment } from '@tenfold/contract/comments';
import type { Deps } from '../../platform/deps.ts';
import { NotFound, Stale } from '../../platform/http/index.ts';
import {
  findComment,
  findDeleted,
  lockComments,
  type OwnCommentId,
  setDeleted,
  updateText,
} from './comment-store.ts';
import { refuseAboveLimit } from './create-comment.ts';
import { describeComment } from './describe-comments.ts';

type ChangeDeps = Pick<Deps, 'db' | 'clock'>;

/**
 * Writes only over the revision the changes were made on. What is there already is answered, whatever its revision: an
 * update whose answer was lost is sent again.
 *
 * @throws NotFound, Stale with the comment as it is, when it was changed elsewhere
 */
export async function updateComment(
  deps: ChangeDeps,
  own: OwnCommentId,
  change: { title: string | null; text: string; revision?: number | undefined },
): Promise<CellComment> {
  const { db, clock } = deps;
  const before = await findComment(db, own);
  if (before === null) throw commentNotFound();
  if (isSame(before, change)) return describeComment(deps, before);
  const saved = await updateText(db, own, { ...change, now: clock.now() });
  if (saved !== null) return describeComment(deps, saved);
  const current = await findComment(db, own);
  if (current === null) throw commentNotFound();
  if (isSame(current, change)) return describeComment(deps, current);
  throw new Stale('This comment was also changed elsewhere.', await describeComment(deps, current));
}

/** @throws NotFound */
export async function deleteComment({ db, clock }: ChangeDeps, own: OwnCommentId): Promise<void> {
  const deleted = await setDeleted(db, own, clock.now());
  if (deleted === null && (await findDeleted(db, own)) === null) throw commentNotFound();
}

/** As it was. @throws NotFound, Conflict above the limit */
export async function restoreComment(deps: ChangeDeps, own: OwnCommentId): Promise<CellComment> {
  const restored = await deps.db.transaction().execute(async (tx) => {
    await lockComments(tx, own.accountId);
    const deleted = await findDeleted(tx, own);
    if (deleted === null) throw commentNotFound();
    await refuseAboveLimit(tx, { accountId: own.accountId, cik: deleted.cik });
    const row = await setDeleted(tx, own, null);
    if (row === null) throw commentNotFound();
    return row;
  });
  return describeComment(deps, restored);
}

function isSame(
  one: { title: string | null; text: string },
  other: { title: string | null; text: string },
): boolean {
  return one.title === other.title && one.text === other.text;
}

function commentNotFound(): NotFound {
  return new NotFound('This comment doesn’t exist.');
}
