import { moderationReasons } from '@tenfold/domain/qa';
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { idParam, isoTime } from '../../shapes.ts';
import { author } from '../author.ts';
import { answer, answerComment } from '../post.ts';
import { ofPost, reasonSentence } from '../post-fields.ts';
import { postPlace } from '../post-place.ts';
import { question } from '../question.ts';
import { actKinds } from './act-kinds.ts';

export { type ActKind, actKinds } from './act-kinds.ts';

/** What an editor did. */
const editorAct = z.object({
  id: z.number().int().positive(),
  kind: z.enum(actKinds),
  /** Null: it was about no text, or the text is gone for good. */
  post: postPlace.nullable(),
  /** The name of a list of questions or a tag, as it was called then; a tag with the one in its place: "BALANS with BALANCE". */
  name: z.string().nullable(),
  /** The key of a tag. */
  tagKey: z.string().nullable(),
  /** Whose text or reward it was; null where it was nobody’s. */
  whom: author.nullable(),
  /** For an act about a group that votes for each other: who is in it and still has an account; else empty. */
  group: z.array(author),
  editor: author,
  reason: z.enum(moderationReasons).nullable(),
  /** What the editor added to the reason. */
  sentence: z.string().nullable(),
  /** What it moved in the ledger for whom it concerned, of a group for all in it: 5, -10; 0: nothing. */
  points: z.number().int(),
  actedAt: isoTime,
  undoneAt: isoTime.nullable(),
  /** Null where it stands. */
  undoneBy: author.nullable(),
  /** False: it was undone, or is of a kind that can’t be. True is no promise: what happened since may forbid it. */
  canUndo: z.boolean(),
});
export type EditorAct = z.output<typeof editorAct>;

/** Newest first. The history is one line of acts: `before` and `after` are ids of acts. */
export const getActs = endpoint({
  method: 'GET',
  access: 'editQuestions',
  path: '/qa/acts',
  summary: 'What editors did, newest first',
  query: z.object({
    editor: idParam.optional().describe('Acts of this editor'),
    mine: z.stringbool().default(false).describe('`true`: acts of the caller alone'),
    kind: z.enum(actKinds).optional(),
    q: z
      .string()
      .trim()
      .max(80)
      .optional()
      .describe('Words of a question’s title, of a list or a tag, and of the names of those in it'),
    before: idParam.optional().describe('Acts older than this one'),
    after: idParam.optional().describe('Acts newer than this one'),
    limit: z.coerce.number().int().min(1).max(100).default(30),
  }),
  reply: z.object({
    acts: z.array(editorAct),
    /** For `after`; null: there are none newer. */
    newer: z.number().int().nullable(),
    /** For `before`; null: there are none older. */
    older: z.number().int().nullable(),
    /** Everybody in the history, by name. */
    editors: z.array(author),
  }),
});

export const undoAct = endpoint({
  method: 'POST',
  access: 'editQuestions',
  limit: 'edit questions',
  path: '/qa/acts/{id}/undo',
  summary: 'Put back what an editor did',
  params: z.object({ id: idParam }),
  reply: editorAct,
  refusals: ['not_found', 'conflict'],
});

/** Undone as any other act. */
export const limitAccount = endpoint({
  method: 'POST',
  access: 'editQuestions',
  limit: 'edit questions',
  path: '/qa/contributors/{id}/limit',
  summary: 'Limit an account to three posts a day for a week, with a reason that its owner reads',
  params: z.object({ id: idParam }),
  body: z.object({
    reason: z.enum(moderationReasons),
    /** Added to the reason’s words; of `other` it is all they read. */
    sentence: reasonSentence,
  }),
  reply: editorAct,
  refusals: ['not_found', 'conflict'],
});

const hiding = {
  method: 'POST',
  access: 'editQuestions',
  limit: 'edit questions',
  params: ofPost,
  body: z.object({
    reason: z.enum(moderationReasons),
    /** Added to the reason’s words; of `other` it is all its author reads. */
    sentence: reasonSentence,
  }),
} as const;

export const hideQuestion = endpoint({
  ...hiding,
  path: '/qa/questions/{id}/hide',
  summary: 'Hide a question, with a reason that its author reads',
  reply: question,
  refusals: ['not_found', 'conflict'],
});

export const hideAnswer = endpoint({
  ...hiding,
  path: '/qa/answers/{id}/hide',
  summary: 'Hide an answer, with a reason that its author reads',
  reply: answer,
  refusals: ['not_found', 'conflict'],
});

export const hideAnswerComment = endpoint({
  ...hiding,
  path: '/qa/comments/{id}/hide',
  summary: 'Hide a comment, with a reason that its author reads',
  reply: answerComment,
  refusals: ['not_found', 'conflict'],
});
