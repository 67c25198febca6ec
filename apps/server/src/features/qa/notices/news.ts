import type { AccountId, PostId } from '@tenfold/contract/ids';

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
  | {
      readonly what: 'hidden';
      readonly questionId: PostId;
      readonly answerId?: PostId;
      readonly commentId?: PostId;
      readonly at: Date;
    }
  | { readonly what: 'reward'; readonly accountId: AccountId; readonly hundred: number };
