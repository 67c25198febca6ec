import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { isoTime } from '../../shapes.ts';
import { ofPost } from '../post-fields.ts';
import { question, questionTitle } from '../question.ts';

const byEditor = { method: 'GET', access: 'editQuestions' } as const;
const page = z.object({ cursor: z.string().max(200).optional() });
/** The next page; null: this was the last. */
const next = z.string().nullable();

/** What waits longest comes first. */
export const getEditorsQueue = endpoint({
  ...byEditor,
  path: '/qa/editors/queue',
  summary: 'Questions that wait for an editor, fifty a page',
  query: page,
  reply: z.object({
    questions: z.array(
      z.object({
        question,
        /** Its author wrote nothing before. */
        isFirst: z.boolean(),
      }),
    ),
    next,
  }),
});

/** An approved question, as its author wants it to read. */
const pendingEdit = z.object({
  question,
  title: z.string(),
  description: z.string(),
  companies: z.array(z.string()),
  tags: z.array(z.string()),
  ownsShare: z.boolean(),
  isGenerated: z.boolean(),
  editedAt: isoTime,
});

export const getEditsQueue = endpoint({
  ...byEditor,
  path: '/qa/editors/edits',
  summary: 'Edits of approved questions that wait for an editor, fifty a page',
  query: page,
  reply: z.object({ edits: z.array(pendingEdit), next }),
});

export const getQueueCounts = endpoint({
  ...byEditor,
  path: '/qa/editors/counts',
  summary: 'How much waits for the editors, and how long',
  reply: z.object({
    waiting: z.number().int(),
    edits: z.number().int(),
    firstPosts: z.number().int(),
    newTags: z.number().int(),
    withAnalysts: z.number().int(),
    /** Texts that readers reported. */
    reports: z.number().int(),
    /** When the question that waits longest was asked; null: none waits. */
    oldestDatetime: isoTime.nullable(),
  }),
});

/** What an editor looks at before they decide. */
export const getQuestionReview = endpoint({
  ...byEditor,
  path: '/qa/editors/queue/{id}',
  summary: 'What speaks for and against approving a question',
  params: ofPost,
  reply: z.object({
    /** Those that everybody can read, the most alike first. `alike` is from 0 to 1. */
    similar: z.array(z.object({ question: questionTitle, alike: z.number() })),
    missing: z.array(z.enum(['company', 'period'])),
    /** In its title and details. */
    links: z.number().int(),
    /** Names of its tags that no other question has. */
    newTags: z.array(z.string()),
    /** Null once the account is deleted. */
    asker: z
      .object({
        memberSince: isoTime,
        approvedCount: z.number().int(),
        askedCount: z.number().int(),
        points: z.number().int(),
        /** Texts of theirs that were removed for what readers reported. */
        upheldCount: z.number().int(),
      })
      .nullable(),
    /** Null while it waits. The name is null once that editor’s account is deleted. */
    decision: z
      .object({
        outcome: z.enum(['approved', 'rejected']),
        editorName: z.string().nullable(),
        decidedDatetime: isoTime,
      })
      .nullable(),
  }),
  refusals: ['not_found'],
});
