import type { PostId } from '@tenfold/contract/ids';
import type { OwnReaction } from '@tenfold/contract/qa';
import type { Db } from '../../../../platform/db/index.ts';
import { settleIfDue } from '../../life/settle-if-due.ts';
import { addUpvotes } from '../../posts/counters.ts';
import { lockPost, lockWriter, type PostKey } from '../../posts/locks.ts';
import { requireAct } from '../../posts/require-act.ts';
import type { QaTables } from '../../tables.ts';
import { inTransaction, type WriteDeps, type Writer } from '../write-deps.ts';

export interface Voted {
  readonly reaction: OwnReaction;
  readonly counters: { readonly likesCount: number; readonly dislikesCount: number };
}

interface Wanted {
  readonly value: 1 | -1;
  /** Undefined: the other than it is. */
  readonly isOn: boolean | undefined;
}

/** A person likes a post, dislikes it, or neither. @throws NotFound, Forbidden for what they wrote, Conflict before approval */
export async function vote(deps: WriteDeps, writer: Writer, key: PostKey, wanted: Wanted): Promise<Voted> {
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
    await saveVote(tx, writer, target.id, reaction, now);
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

function reactionAfter(before: OwnReaction, { value, isOn }: Wanted): OwnReaction {
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

async function saveVote(
  tx: Db,
  { person, network }: Writer,
  postId: PostId,
  reaction: OwnReaction,
  now: Date,
): Promise<void> {
  const votes = tx.withTables<QaTables>();
  if (reaction === 0) {
    await votes
      .deleteFrom('qa_vote')
      .where('post_id', '=', postId)
      .where('account_id', '=', person.id)
      .execute();
    return;
  }
  const given = { value: reaction, voted_at: now, network_hash: network };
  await votes
    .insertInto('qa_vote')
    .values({ post_id: postId, account_id: person.id, ...given })
    .onConflict((conflict) => conflict.columns(['post_id', 'account_id']).doUpdateSet(given))
    .execute();
}
