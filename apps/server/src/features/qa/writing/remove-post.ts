import type { Db } from '../../../platform/db/index.ts';
import { concludeAct } from '../life/conclude-act.ts';
import { undoNewestAct } from '../moderation/mark-undone.ts';
import { addUpvotes, countChild, upvotesOf } from '../posts/counters.ts';
import { type LockedPost, lockPost, lockWriter, type PostKey } from '../posts/locks.ts';
import { questionsChanged } from '../posts/question-changed.ts';
import { requireAct, requireActOnDeleted } from '../posts/require-act.ts';
import { noSuchPost } from '../reading/views/may-read.ts';
import type { QaTables } from '../tables.ts';
import { type Doer, inTransaction, isRestorable, type WriteDeps } from './write-deps.ts';

/**
 * Deleting it twice is deleting it. For a day it can be brought back.
 *
 * @param act withdrawing is deleting by its author, before approval @throws NotFound, Forbidden, Conflict where something is under it
 */
export function deletePost(
  deps: WriteDeps,
  person: Doer,
  key: PostKey,
  act: 'delete' | 'withdraw' = 'delete',
): Promise<void> {
  const now = deps.clock.now();
  return inTransaction(deps, async (tx, notified) => {
    await lockWriter(tx, person.id);
    const locked = await lockPost(tx, key);
    const { target } = locked;
    if (target.deleted_at !== null) return requireActOnDeleted(person, act, locked);
    requireAct(person, act, locked);
    const by = target.account_id === person.id ? 'author' : 'editor';
    await setDeleted(tx, locked, { deleted_at: now, deleted_by: by });
    await changeCounts(tx, locked, -1);
    const acted =
      by === 'author' ? null : ({ kind: 'delete', postId: target.id, accountId: target.account_id } as const);
    await concludeAct(tx, notified, { questionId: locked.post.id, by: person.id, now, act: acted });
  });
}

/** Restores it unchanged, for the person who deleted it or for an editor. @throws NotFound */
export function restorePost(deps: WriteDeps, person: Doer, key: PostKey): Promise<void> {
  const now = deps.clock.now();
  return inTransaction(deps, async (tx, notified) => {
    await lockWriter(tx, person.id);
    const locked = await lockPost(tx, key);
    const { target } = locked;
    if (target.deleted_at === null)
      return requireAct(person, 'delete', { ...locked, target: { ...target, children: 0 } });
    requireActOnDeleted(person, 'delete', locked);
    if (!isRestorable(target.deleted_at, now) || !mayRestore(person, locked)) throw noSuchPost(key.kind);
    await bringBack(tx, locked);
    if (target.deleted_by === 'editor') await undoNewestAct(tx, 'delete', target.id, person.id, now);
    await concludeAct(tx, notified, { questionId: locked.post.id, by: person.id, now });
  });
}

/** What an editor removed stays removed for its author; what an author took back before approval is the author's. */
function mayRestore({ id, isSuperuser }: Doer, { target }: LockedPost): boolean {
  if (target.deleted_by === 'editor') return isSuperuser;
  return target.account_id === id || (isSuperuser && target.kind !== 'question');
}

/** What was deleted, as it was. */
export async function bringBack(tx: Db, locked: LockedPost): Promise<void> {
  await setDeleted(tx, locked, { deleted_at: null, deleted_by: null });
  await changeCounts(tx, locked, 1);
}

async function setDeleted(
  tx: Db,
  { target }: LockedPost,
  change: Pick<LockedPost['target'], 'deleted_at' | 'deleted_by'>,
): Promise<void> {
  await tx.withTables<QaTables>().updateTable('qa_post').set(change).where('id', '=', target.id).execute();
}

/**
 * What stands above it and its author’s upvotes, once it is seen again or no more: of what is held nothing counts anyway. Every
 * process forgets its question.
 */
export async function changeCounts(tx: Db, { target, post }: LockedPost, by: 1 | -1): Promise<void> {
  if (target.held_at !== null) return questionsChanged(tx, [post.id]);
  await countChild(tx, target, by);
  await questionsChanged(tx, [post.id]);
  await addUpvotes(tx, upvotesOf(target, by));
}
