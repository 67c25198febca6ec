import type { PostId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/index.ts';
import type { Frozen } from '../../../financials/index.ts';
import { concludeAct } from '../../life/conclude-act.ts';
import { lockPost, lockWriter } from '../../posts/locks.ts';
import { requireAct } from '../../posts/require-act.ts';
import { noSuchPost } from '../../reading/views/may-read.ts';
import { addText, findSameText } from '../add-text.ts';
import { requireRoom } from '../standing/require-room.ts';
import { inTransaction, type WriteDeps, type Writer } from '../write-deps.ts';

interface AnswerCommentInput {
  readonly text: string;
  readonly questionId: PostId;
  readonly answerId: PostId;
  /** Null: to the answer. */
  readonly replyCommentId: PostId | null;
  readonly ownsShare: boolean;
  readonly isGenerated: boolean;
  readonly figures: Frozen;
}

/** @throws NotFound where question, answer and comment don’t belong together, and what `requireRoom` throws */
export function createComment(
  deps: WriteDeps,
  writer: Writer,
  { text, questionId, answerId, replyCommentId, ownsShare, isGenerated, figures }: AnswerCommentInput,
): Promise<PostId> {
  const now = deps.clock.now();
  return inTransaction(deps, async (tx, notified) => {
    await lockWriter(tx, writer.person.id);
    const locked = await lockPost(
      tx,
      replyCommentId === null ? { kind: 'answer', id: answerId } : { kind: 'comment', id: replyCommentId },
    );
    requireAct(writer.person, 'comment', locked);
    const { target } = locked;
    const isUnderAnswer = replyCommentId === null || target.answer_id === answerId;
    if (target.question_id !== questionId || !isUnderAnswer) throw noSuchPost(target.kind);
    const comment = {
      kind: 'comment',
      question_id: questionId,
      answer_id: answerId,
      parent_id: replyCommentId === null ? null : await parentFor(tx, replyCommentId),
      text,
      is_by_analyst: false,
      is_by_asker: false,
      owns_share: ownsShare,
      is_generated: isGenerated,
      figures,
    } as const;
    const same = await findSameText(tx, writer, comment, now);
    if (same !== null) return same;
    const wanted = { parts: [text], field: 'text', commentOn: questionId };
    const room = await requireRoom(tx, writer.person, wanted, now);
    const commentId = await addText(tx, writer, comment, room, now);
    const by = writer.person.id;
    const written = {
      what: 'comment',
      questionId,
      answerId,
      commentId,
      parentId: replyCommentId,
      by,
    } as const;
    const news = room.isHeld ? [] : [written];
    await concludeAct(tx, notified, { questionId, by, now, news });
    return commentId;
  });
}

/** Who draws a thread goes down it step by step: a chain without end would be too deep for that. */
const deepestParent = 20;

/** Itself; of what is deeper, the one above it that still takes replies, so that the reply stands beside what it is to. */
async function parentFor(tx: Db, commentId: PostId): Promise<PostId> {
  const { rows } = await sql<{ id: PostId }>`
    with recursive above (id, parent_id, steps) as (
      select id, parent_id, 0 from qa_post where id = ${commentId}
      union all
      select up.id, up.parent_id, steps + 1 from above join qa_post as up on up.id = above.parent_id)
    select id from above order by steps desc limit 1 offset ${deepestParent - 1}`.execute(tx);
  return rows[0]?.id ?? commentId;
}
