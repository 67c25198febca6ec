import type { PostId } from '@tenfold/contract/ids';
import { concludeAct } from '../../life/conclude-act.ts';
import { lockPost, lockWriter } from '../../posts/locks.ts';
import { requireAct } from '../../posts/require-act.ts';
import { noSuchPost } from '../../reading/views/may-read.ts';
import { addText, findSameText } from '../add-text.ts';
import { inTransaction, type WriteDeps, type Writer } from '../write-deps.ts';

interface NewComment {
  readonly text: string;
  readonly questionId: PostId;
  readonly answerId: PostId;
  /** Null: to the answer. */
  readonly replyCommentId: PostId | null;
}

/** @throws NotFound where question, answer and comment don’t belong together */
export function createComment(
  deps: WriteDeps,
  writer: Writer,
  { text, questionId, answerId, replyCommentId }: NewComment,
): Promise<PostId> {
  const now = deps.clock.now();
  return inTransaction(deps, async (tx, told) => {
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
      parent_id: replyCommentId,
      text,
      is_by_analyst: false,
      is_by_asker: false,
    } as const;
    const same = await findSameText(tx, writer, comment, now);
    if (same !== null) return same;
    const commentId = await addText(tx, writer, comment, now);
    const news = [{ what: 'comment', questionId, answerId, commentId, parentId: replyCommentId }] as const;
    await concludeAct(tx, told, { questionId, by: writer.person.id, now, news });
    return commentId;
  });
}
