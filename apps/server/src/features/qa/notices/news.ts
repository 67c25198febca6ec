import type { AccountId, PostId } from '@tenfold/contract/ids';
import type { LockedPost } from '../posts/locks.ts';

/** A question, an answer to it, or a comment on that. */
export interface NewsPlace {
  readonly questionId: PostId;
  readonly answerId?: PostId;
  readonly commentId?: PostId;
}

/** What happened, for those whom it concerns. */
export type QuestionNews =
  | { readonly what: 'approved'; readonly questionId: PostId }
  | { readonly what: 'rejected'; readonly questionId: PostId; readonly at: Date }
  | { readonly what: 'with_analysts'; readonly questionId: PostId }
  | { readonly what: 'best_answer'; readonly questionId: PostId; readonly answerId: PostId }
  | {
      readonly what: 'answer';
      readonly questionId: PostId;
      readonly answerId: PostId;
      /** Who wrote it; null: the account is deleted. An editor who approves it isn’t who it is news of. */
      readonly by: AccountId | null;
    }
  | {
      readonly what: 'comment';
      readonly questionId: PostId;
      readonly answerId: PostId;
      readonly commentId: PostId;
      /** The comment it replies to. */
      readonly parentId: PostId | null;
      readonly by: AccountId | null;
    }
  | (NewsPlace & {
      readonly what: 'hidden' | 'post_approved' | 'post_rejected' | 'figure_restated';
      readonly at: Date;
    })
  | { readonly what: 'edit_applied' | 'edit_declined'; readonly questionId: PostId; readonly at: Date }
  | { readonly what: 'reward'; readonly accountId: AccountId; readonly hundred: number };

export function placeOf({ target, post }: Pick<LockedPost, 'target' | 'post'>): NewsPlace {
  const questionId = post.id;
  if (target.kind === 'question') return { questionId };
  if (target.kind === 'answer') return { questionId, answerId: target.id };
  const { id: commentId, answer_id: answerId } = target;
  return { questionId, commentId, ...(answerId !== null && { answerId }) };
}
