import type { CommentId } from '@tenfold/contract/ids';
import type { Db } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { Conflict } from '../../platform/http/index.ts';
import type { CommentRow, NewComment, ThingKey } from './comment.ts';
import { commentNotFound, countComments, findSameComment, insertComment, isThere } from './comment-store.ts';
import type { CommentedThing } from './commented-thing.ts';

/** The same words in the same place again are the comment that is there: a request whose answer was lost is sent again. */
export function createComment(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  comment: NewComment,
  on: CommentedThing,
): Promise<CommentRow> {
  return db.transaction().execute(async (tx) => {
    await on.lock(tx, comment);
    await on.checkPlace?.(tx, comment);
    await checkParent(tx, comment, comment.parent_id ?? null);
    const same = await findSameComment(tx, comment);
    if (same !== null) return same;
    await refuseAboveLimit(tx, comment, on);
    const created = await insertComment(tx, comment, clock.now());
    await on.changed?.(tx, comment);
    return created;
  });
}

/** @throws Conflict */
export async function refuseAboveLimit(tx: Db, thing: ThingKey, on: CommentedThing): Promise<void> {
  if ((await countComments(tx, thing)) < on.limit) return;
  throw new Conflict(on.whenFull);
}

/** @throws NotFound */
async function checkParent(tx: Db, thing: ThingKey, parent: CommentId | null): Promise<void> {
  if (parent !== null && !(await isThere(tx, thing, parent))) throw commentNotFound();
}
