import type { Db } from '../../../../platform/db/index.ts';
import { Conflict, NotFound } from '../../../../platform/http/index.ts';
import type { Notified } from '../../../notifications/index.ts';
import { concludeAct } from '../../life/conclude-act.ts';
import { type LockedPost, lockPost, lockWriter } from '../../posts/locks.ts';
import { questionsChanged } from '../../posts/question-changed.ts';
import { lockAllLists } from '../../writing/lists/change-lists.ts';
import { bringBack } from '../../writing/remove-post.ts';
import { type Doer, inTransaction, isRestorable, type WriteDeps } from '../../writing/write-deps.ts';
import { isOfGroup, isOfList, isOfTag } from '../act-kinds.ts';
import { findAct, type StoredAct } from '../find-act.ts';
import { undoLimit } from '../limit-account.ts';
import { markUndone } from '../mark-undone.ts';
import { undoApproval, undoRejection } from './undo-decision.ts';
import { undoEdit } from './undo-edit.ts';
import { undoFeaturing } from './undo-featuring.ts';
import { undoPostApproval, undoPostRejection } from './undo-first-post.ts';
import { undoDismissal, undoHiding } from './undo-hiding.ts';
import { putBackOnLists, undoListChange } from './undo-lists.ts';
import { lockGroup, undoRingDecision } from './undo-ring.ts';
import { lockDecidedTag, undoTagDecision } from './undo-tag.ts';
import type { Undoing } from './undoing.ts';

/**
 * Puts back what an editor did, as it was before. Undoing twice by the same editor is undoing.
 *
 * @throws NotFound, Conflict with a sentence where that isn’t possible any more
 */
export function undoAct(deps: WriteDeps, person: Doer, id: number): Promise<void> {
  const now = deps.clock.now();
  return inTransaction(deps, async (tx, notified) => {
    await lockWriter(tx, person.id);
    const known = await findAct(tx, id, 'unlocked');
    if (known === null) throw noSuchAct();
    const undoing = { tx, notified, person, known, now };
    if (isOfList(known.kind)) return undoOnLists(undoing);
    if (isOfTag(known.kind)) return undoOnTag(undoing);
    if (known.kind === 'limit') return undoOnAccount(undoing);
    return isOfGroup(known.kind) ? undoOnGroup(undoing) : undoOnText(undoing);
  });
}

interface UndoContext {
  readonly tx: Db;
  readonly notified: Notified[];
  readonly person: Doer;
  /** Before what it is about was locked. */
  readonly known: StoredAct;
  readonly now: Date;
}

async function undoOnLists({ tx, person, known, now }: UndoContext): Promise<void> {
  await lockAllLists(tx);
  const act = await lockAct(tx, known.id, person);
  if (act === null) return;
  await undoListChange(tx, act);
  await markUndone(tx, act.id, person.id, now);
}

async function undoOnTag({ tx, person, known, now }: UndoContext): Promise<void> {
  const locked = await lockDecidedTag(tx, known);
  const act = await lockAct(tx, known.id, person);
  if (act === null) return;
  await undoTagDecision(tx, act, locked);
  await markUndone(tx, act.id, person.id, now);
}

async function undoOnGroup({ tx, notified, person, known, now }: UndoContext): Promise<void> {
  const group = await lockGroup(tx, known, person);
  const act = await lockAct(tx, known.id, person);
  if (act === null) return;
  notified.push(...(await undoRingDecision(tx, group, act, now)));
  await markUndone(tx, act.id, person.id, now);
}

async function undoOnAccount({ tx, person, known, now }: UndoContext): Promise<void> {
  const act = await lockAct(tx, known.id, person);
  if (act === null) return;
  await undoLimit(tx, act);
  await markUndone(tx, act.id, person.id, now);
}

async function undoOnText({ tx, notified, person, known, now }: UndoContext): Promise<void> {
  if (known.kind === 'lists') await lockAllLists(tx);
  const locked = await lockText(tx, known);
  const act = await lockAct(tx, known.id, person);
  if (act === null) return;
  await putBack({ tx, locked, act, person, now });
  await markUndone(tx, act.id, person.id, now);
  const questionId = locked.post.id;
  await questionsChanged(tx, [questionId]);
  await concludeAct(tx, notified, { questionId, by: person.id, now });
}

/** After what it is about. @returns null: this editor undid it already @throws NotFound, Conflict */
async function lockAct(tx: Db, id: number, person: Doer): Promise<StoredAct | null> {
  const act = await findAct(tx, id, 'locked');
  if (act === null) throw noSuchAct();
  if (act.undoneAt === null) return act;
  if (act.undoneBy === person.id) return null;
  throw new Conflict('This was already undone.');
}

function noSuchAct(): NotFound {
  return new NotFound('There is no such act.');
}

async function lockText(tx: Db, { kind, postId, postKind }: StoredAct): Promise<LockedPost> {
  if (postId === null || postKind === null) {
    const isOfText = kind !== 'reward_given' && kind !== 'reward_refused';
    throw new Conflict(isOfText ? 'This text is gone for good.' : 'This can’t be undone.');
  }
  return lockPost(tx, { kind: postKind, id: postId });
}

async function putBack(undoing: Undoing): Promise<void> {
  const { tx, locked, act } = undoing;
  refuseGone(undoing);
  switch (act.kind) {
    case 'approve':
      return undoApproval(undoing);
    case 'reject':
      return undoRejection(undoing);
    case 'edit_applied':
    case 'edit_declined':
      return undoEdit(undoing);
    case 'post_approved':
      return undoPostApproval(undoing);
    case 'post_rejected':
      return undoPostRejection(undoing);
    case 'feature':
    case 'unfeature':
      return undoFeaturing(undoing);
    case 'lists':
      return putBackOnLists(undoing);
    case 'delete':
      return bringBack(tx, locked);
    case 'hide':
      return undoHiding(undoing);
    case 'reports_dismissed':
      return undoDismissal(undoing);
    default:
      throw new Conflict('This can’t be undone.');
  }
}

/** What was deleted or removed since comes back first, by its own act. @throws Conflict */
function refuseGone({ locked: { target, post, above }, act, now }: Undoing): void {
  const around = target.kind === 'question' ? [] : [post, ...above];
  if (around.some(({ deleted_at }) => deleted_at !== null))
    throw new Conflict('What it was under was deleted.');
  if (act.kind === 'delete') {
    if (!isRestorable(target.deleted_at, now)) throw new Conflict('This text is gone for good.');
  } else if (target.deleted_at !== null) throw new Conflict('This text was deleted since.');
  const isHidden = target.hidden_at !== null;
  if (act.kind === 'hide') {
    if (target.hidden_at?.getTime() !== act.actedAt.getTime()) throw new Conflict('This was already undone.');
  } else if (isHidden) throw new Conflict('This text was removed since. Put that back first.');
}
