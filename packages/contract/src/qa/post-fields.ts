import { z } from 'zod';
import { idParam, rowKey, symbolParam } from '../shapes.ts';
import { isPrintable, isPrintableProse } from '../text/printable.ts';
import { postLimits, questionCategories } from './choices.ts';

export { postLimits, type QuestionCategory, questionCategories } from './choices.ts';

const atMost = (length: number) => `Use at most ${length.toLocaleString('en-US')} characters`;
const lettersOnly = 'Use letters, spaces and punctuation only';

/** In paragraphs. */
function prose(length: number) {
  return z.string().trim().max(length, atMost(length)).refine(isPrintableProse, lettersOnly);
}

export const answerText = prose(postLimits.answer).min(1, 'Write something');
export const answerCommentText = prose(postLimits.comment).min(1, 'Write something');

const title = z
  .string()
  .trim()
  .max(postLimits.title, atMost(postLimits.title))
  .refine(isPrintable, lettersOnly);
const description = prose(postLimits.description);
const companies = z
  .array(symbolParam)
  .max(postLimits.companies, `Choose at most ${postLimits.companies} companies`);
const tags = z
  .array(z.string().min(1).max(40))
  .max(postLimits.tags, `Choose at most ${postLimits.tags} tags`);

/** A calendar year as text, or `forecast`. Whether it is one on offer, domain says. */
const year = z.string().regex(/^(?:\d{4}|forecast)$/, 'Use a year (2024) or forecast');

/** A question as its form sends it; a draft may be of any part of it. */
const fields = {
  title,
  description: description.default(''),
  companies: companies.default([]),
  category: z.enum(questionCategories).default('FINANCIALS'),
  /** With category FINANCIALS only, like `rows`. */
  year: year.nullable().default(null),
  rows: z.array(rowKey).max(30).default([]),
  /** Keys of tags. */
  tags: tags.default([]),
};

export const questionDraft = z.object(fields);
export type QuestionDraft = z.output<typeof questionDraft>;

export const questionForm = z.object({
  ...fields,
  title: title.min(
    postLimits.shortestTitle,
    `Use at least ${postLimits.shortestTitle} characters and name what you want to know.`,
  ),
});
export type QuestionForm = z.output<typeof questionForm>;

/** What an author changes later: each part is said, as one left out would be emptied. */
export const questionEdit = z.object({ title: questionForm.shape.title, description, companies, tags });

export const ofPost = z.object({ id: idParam.brand<'PostId'>() });
export const draftIdField = z.number().int().positive().brand<'DraftId'>().nullable().default(null);
export const isDeletedReply = z.object({ isDeleted: z.literal(true) });
