import type { PostId } from '@tenfold/contract/ids';
import type { EditorsReport, PostKind } from '@tenfold/contract/qa';

export interface TextPlace {
  readonly id: PostId;
  readonly kind: PostKind;
  readonly questionId: PostId;
  /** For a comment, the answer it is under. */
  readonly answerId: PostId | null;
  readonly title: string;
}

/** Where a text is. */
export function placeOf({ id, kind, questionId, answerId, title }: TextPlace): EditorsReport['post'] {
  return {
    kind,
    questionId,
    answerId: kind === 'answer' ? id : answerId,
    commentId: kind === 'comment' ? id : null,
    title,
  };
}
