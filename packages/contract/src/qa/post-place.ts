import { z } from 'zod';
import { postId } from '../ids.ts';

/** A text, and where it is: a question alone, an answer of it, or a comment on that. */
export const postPlace = z.object({
  kind: z.enum(['question', 'answer', 'comment']),
  questionId: postId,
  answerId: postId.nullable(),
  commentId: postId.nullable(),
  /** The title of its question. */
  title: z.string(),
});
