import { z } from 'zod';
import { textFigure } from '../financials/text-figure.ts';
import { postId } from '../ids.ts';
import { isoTime } from '../shapes.ts';
import { author } from './author.ts';

export const reactionValues = [-1, 0, 1] as const;

/** The caller's own: 1 liked, -1 disliked, 0 neither. Who else reacted how is nobody's business. */
const ownReaction = z.union([z.literal(1), z.literal(-1), z.literal(0)]);
export type OwnReaction = z.output<typeof ownReaction>;

/** What questions, answers and comments have in common. */
const post = {
  id: postId,
  author,
  createdDatetime: isoTime,
  /** When the author last changed the text; null: as posted. */
  editedDatetime: isoTime.nullable(),
  revision: z.number().int(),
  reaction: ownReaction,
  /** The caller reported it, and didn’t withdraw that. Who else did is nobody’s business. */
  isReported: z.boolean(),
  featured: z.boolean(),
  /**
   * The editors removed it: it has no text, and no author, for others than its author and the editors. Null: it is there.
   */
  hidden: z
    .object({
      /** Why, in words; null to others. */
      because: z.string().nullable(),
      /** Nobody removed it: readers reported it, and an editor looks at it first. */
      isReported: z.boolean(),
    })
    .nullable(),
  /** Whether the caller wrote it. */
  isOwn: z.boolean(),
  /** The author says that they own a share it is about. */
  ownsShare: z.boolean(),
  /** The author says that a program wrote it: it earns nothing. */
  isGenerated: z.boolean(),
  /** Those that its text names in braces, as they were when it was posted. */
  figures: z.array(textFigure).readonly(),
};

/** For an answer or a comment; others than its author and editors get approved ones alone. */
const approval = {
  /** `waiting`: an editor reads it first; `rejected`: an editor said no. */
  approval: z.enum(['approved', 'waiting', 'rejected']),
  /** For a rejected one: a sentence for its author. */
  rejectedBecause: z.string().nullable(),
};

export const answerComment = z.object({
  ...post,
  questionId: postId,
  answerId: postId,
  /** What it replies to; null: to the answer. */
  replyCommentId: postId.nullable(),
  /** Empty where it was deleted and replies to it stay. */
  text: z.string(),
  ...approval,
  isDeleted: z.boolean(),
  counters: z.object({
    likesCount: z.number().int(),
    dislikesCount: z.number().int(),
    /** Those right under it. */
    repliesCount: z.number().int(),
  }),
});
export type AnswerComment = z.output<typeof answerComment>;

export const answer = z.object({
  ...post,
  questionId: postId,
  text: z.string(),
  ...approval,
  /** Written by an analyst of ours, as one. */
  isByAnalyst: z.boolean(),
  /** Most upvotes when the seven days ended. */
  isBest: z.boolean(),
  follow: z.boolean(),
  bookmark: z.boolean(),
  counters: z.object({
    likesCount: z.number().int(),
    dislikesCount: z.number().int(),
    /** All comments under it, replies included. */
    commentsCount: z.number().int(),
  }),
  /** Those seen at first: three at each level, and the branch of the comment that was asked for. Oldest first. */
  comments: z.array(answerComment),
});
export type Answer = z.output<typeof answer>;

export { post as postShape };
