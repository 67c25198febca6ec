import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { isoTime } from '../../shapes.ts';
import { author } from '../author.ts';
import { questionTag, questionTitle } from '../question.ts';

/** A tag that a member made and no editor has looked at. */
const newTag = z.object({
  tag: questionTag,
  madeBy: author,
  madeAt: isoTime,
  /** How many questions have it, those that wait included. */
  uses: z.number().int(),
  /** The newest three of them. */
  questions: z.array(questionTitle.pick({ id: true, title: true })),
  /** Tags on offer that are spelled nearly so, the nearest first. */
  alike: z.array(questionTag),
});
export type NewTag = z.output<typeof newTag>;

export const getNewTags = endpoint({
  method: 'GET',
  access: 'editQuestions',
  path: '/qa/editors/tags',
  summary: 'Tags that members made and no editor has looked at, fifty a page',
  query: z.object({
    /** `next` of the page before. */
    cursor: z.string().max(200).optional(),
  }),
  reply: z.object({ tags: z.array(newTag), next: z.string().nullable() }),
});

const ofTag = {
  method: 'POST',
  access: 'editQuestions',
  limit: 'edit questions',
  params: z.object({ key: z.string().min(1).max(40) }),
  reply: questionTag,
  refusals: ['not_found', 'conflict'],
} as const;

export const keepTag = endpoint({
  ...ofTag,
  path: '/qa/tags/{key}/keep',
  summary: 'Keep a tag that a member made',
});

export const replaceTag = endpoint({
  ...ofTag,
  path: '/qa/tags/{key}/replace',
  summary: 'Replace a tag on its questions by the one that is meant, or remove it',
  body: z.object({
    /** The key of the one that is meant; null: the tag is removed. */
    by: z.string().min(1).max(40).nullable(),
  }),
});
