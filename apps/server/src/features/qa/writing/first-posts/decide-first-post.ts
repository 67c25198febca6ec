import { type ModerationReason, reasonsFor, sentenceForAuthor } from '@tenfold/domain/qa';
import type { Db } from '../../../../platform/db/index.ts';
import { Conflict, InvalidRequest } from '../../../../platform/http/index.ts';
import { concludeAct } from '../../life/conclude-act.ts';
import { placeOf, type QuestionNews } from '../../notices/news.ts';
import { addUpvotes, countChild, upvotesOf } from '../../posts/counters.ts';
import { type LockedPost, lockPost, lockWriter, type PostKey } from '../../posts/locks.ts';
import { questionsChanged } from '../../posts/question-changed.ts';
import { requireAct } from '../../posts/require-act.ts';
import type { QaTables } from '../../tables.ts';
import { type Doer, inTransaction, type WriteDeps } from '../write-deps.ts';

/** An answer or a comment. */
type FirstPostKey = PostKey & { readonly kind: 'answer' | 'comment' };

/**
 * Everybody sees it from now on, dated now: what counts from when a text was posted counts from when others could read it.
 * One that was rejected can be approved after all.
 *
 * @returns false where its author changed it since the editor read it, and nothing is written
 * @throws NotFound, Conflict where it doesn’t wait
 */
export function approveFirstPost(
  deps: WriteDeps,
  person: Doer,
  key: FirstPostKey,
  revision?: number,
): Promise<boolean> {
  const now = deps.clock.now();
  return inTransaction(deps, async (tx, notified) => {
    await lockWriter(tx, person.id);
    const locked = await lockHeld(tx, person, key);
    const { target, post } = locked;
    if (revision !== undefined && revision !== target.revision) return false;
    await tx
      .withTables<QaTables>()
      .updateTable('qa_post')
      .set({
        held_at: null,
        written_at: target.written_at ?? target.created_at,
        created_at: now,
        declined_at: null,
        declined_because: null,
        declined_sentence: null,
      })
      .where('id', '=', target.id)
      .execute();
    await countChild(tx, target, 1);
    await questionsChanged(tx, [post.id], now);
    // It may have been there before, with votes: an approval can be undone.
    await addUpvotes(tx, upvotesOf(target, 1));
    const act = {
      kind: 'post_approved',
      postId: target.id,
      accountId: target.account_id,
      data: asItWaited(target),
    } as const;
    const news = [...newsOf(locked), { what: 'post_approved', ...placeOf(locked), at: now } as const];
    await concludeAct(tx, notified, { questionId: post.id, by: person.id, now, news, act });
    return true;
  });
}

/** Its author alone still reads it, with the reason. @throws NotFound, Conflict where it doesn’t wait, InvalidRequest */
export function rejectFirstPost(
  deps: WriteDeps,
  person: Doer,
  key: FirstPostKey,
  { reason, sentence }: { readonly reason: ModerationReason; readonly sentence: string },
): Promise<void> {
  const now = deps.clock.now();
  requireReason(key, reason, sentence);
  return inTransaction(deps, async (tx, notified) => {
    await lockWriter(tx, person.id);
    const locked = await lockHeld(tx, person, key);
    const { target, post } = locked;
    if (target.declined_at !== null) throw new Conflict('This text was already rejected.');
    await tx
      .withTables<QaTables>()
      .updateTable('qa_post')
      .set({ declined_at: now, declined_because: reason, declined_sentence: sentence })
      .where('id', '=', target.id)
      .execute();
    await questionsChanged(tx, [post.id]);
    const act = {
      kind: 'post_rejected',
      postId: target.id,
      accountId: target.account_id,
      reason,
      sentence,
    } as const;
    const news = [{ what: 'post_rejected', ...placeOf(locked), at: now } as const];
    await concludeAct(tx, notified, { questionId: post.id, by: person.id, now, news, act });
  });
}

/** @throws NotFound, Conflict */
async function lockHeld(tx: Db, person: Doer, key: FirstPostKey): Promise<LockedPost> {
  const locked = await lockPost(tx, key);
  requireAct(person, 'see', locked);
  if (locked.target.held_at === null) throw new Conflict('This text doesn’t wait for an editor.');
  return locked;
}

function requireReason({ kind }: FirstPostKey, reason: ModerationReason, sentence: string): void {
  if (!reasonsFor(kind).includes(reason)) {
    const problem = 'Choose a reason on the list';
    throw new InvalidRequest(problem, { reason: problem });
  }
  if (sentenceForAuthor(reason, sentence) === '') {
    const problem = 'Write what its author should know';
    throw new InvalidRequest(problem, { sentence: problem });
  }
}

function newsOf({ target, post }: LockedPost): QuestionNews[] {
  const questionId = post.id;
  const by = target.account_id;
  if (target.kind === 'answer') return [{ what: 'answer', questionId, answerId: target.id, by }];
  const { id: commentId, answer_id: answerId, parent_id: parentId } = target;
  return answerId === null ? [] : [{ what: 'comment', questionId, answerId, commentId, parentId, by }];
}

/** What an approval changes, to be put back. Dates are text once it is stored. */
function asItWaited(target: LockedPost['target']) {
  return {
    heldAt: target.held_at,
    writtenAt: target.written_at,
    createdAt: target.created_at,
    declinedAt: target.declined_at,
    declinedBecause: target.declined_because,
    declinedSentence: target.declined_sentence,
  };
}
