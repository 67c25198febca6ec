import type { PostId } from '@tenfold/contract/ids';
import type { OwnReaction } from '@tenfold/contract/qa';
import { voteCounts } from '@tenfold/domain/qa';
import type { Db } from '../../../../platform/db/index.ts';
import { settleIfDue } from '../../life/settle-if-due.ts';
import { addUpvotes } from '../../posts/counters.ts';
import { lockPost, lockWriter, type PostKey, type PostRow } from '../../posts/locks.ts';
import { requireAct } from '../../posts/require-act.ts';
import type { QaTables } from '../../tables.ts';
import { inTransaction, type WriteDeps, type Writer } from '../write-deps.ts';
import { spendVote } from './spend-vote.ts';
import { readVoteFacts } from './vote-facts.ts';

export interface Voted {
  readonly reaction: OwnReaction;
  readonly counters: { readonly likesCount: number; readonly dislikesCount: number };
}

interface VoteRequest {
  readonly value: 1 | -1;
  /** Undefined: the other than it is. */
  readonly isOn: boolean | undefined;
}

/**
 * A person likes a post, dislikes it, or neither.
 *
 * @throws NotFound, Forbidden for what they wrote, Conflict before approval, TooManyRequests above the votes of a day
 */
export async function vote(
  deps: WriteDeps,
  writer: Writer,
  key: PostKey,
  wanted: VoteRequest,
): Promise<Voted> {
  const now = deps.clock.now();
  await settleIfDue(deps, key.id, now);
  return inTransaction(deps, async (tx) => {
    await lockWriter(tx, writer.person.id);
    const locked = await lockPost(tx, key);
    requireAct(writer.person, 'vote', locked);
    const { target } = locked;
    const before = await findVote(tx, writer, target.id);
    const reaction = reactionAfter(before, wanted);
    const likes = count(reaction, 1) - count(before, 1);
    const dislikes = count(reaction, -1) - count(before, -1);
    const counters = { likesCount: target.likes + likes, dislikesCount: target.dislikes + dislikes };
    if (reaction === before) return { reaction, counters };
    if (reaction === 0) await takeBack(tx, writer, target.id);
    else await castVote(tx, writer, target, reaction, now);
    await tx
      .withTables<QaTables>()
      .updateTable('qa_post')
      .set({ likes: counters.likesCount, dislikes: counters.dislikesCount })
      .where('id', '=', target.id)
      .execute();
    if (target.account_id !== null) await addUpvotes(tx, [[target.account_id, likes]]);
    return { reaction, counters };
  });
}

function reactionAfter(before: OwnReaction, { value, isOn }: VoteRequest): OwnReaction {
  if (isOn ?? before !== value) return value;
  return before === value ? 0 : before;
}

function count(reaction: OwnReaction, value: 1 | -1): 0 | 1 {
  return reaction === value ? 1 : 0;
}

async function findVote(tx: Db, { person }: Writer, postId: PostId): Promise<OwnReaction> {
  const row = await tx
    .withTables<QaTables>()
    .selectFrom('qa_vote')
    .select('value')
    .where('post_id', '=', postId)
    .where('account_id', '=', person.id)
    .executeTakeFirst();
  return row?.value ?? 0;
}

async function takeBack(tx: Db, { person }: Writer, postId: PostId): Promise<void> {
  await tx
    .withTables<QaTables>()
    .deleteFrom('qa_vote')
    .where('post_id', '=', postId)
    .where('account_id', '=', person.id)
    .execute();
}

async function castVote(tx: Db, writer: Writer, target: PostRow, value: 1 | -1, now: Date): Promise<void> {
  await spendVote(tx, writer.person.id, now);
  const { why } = voteCounts(await readVoteFacts(tx, writer, target.account_id, now));
  const given = { value, voted_at: now, network_hash: writer.network, not_counted: why };
  await tx
    .withTables<QaTables>()
    .insertInto('qa_vote')
    .values({ post_id: target.id, account_id: writer.person.id, ...given })
    .onConflict((conflict) => conflict.columns(['post_id', 'account_id']).doUpdateSet(given))
    .execute();
}
