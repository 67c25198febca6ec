import { z } from 'zod';
import { idParam, rowKey, symbolParam } from '../shapes.ts';
import { isPrintable, isPrintableProse } from '../text/printable.ts';
import { safeLine, safeProse } from '../text/safe-text.ts';
import { postLimits, questionCategories } from './question-choices.ts';

export { postLimits, type QuestionCategory, questionCategories } from './question-choices.ts';

const atMost = (length: number) => `Use at most ${length.toLocaleString('en-US')} characters`;
const lettersOnly = 'Use letters, spaces and punctuation only';

/** What others read: `safe-text.ts`. */
const publishedText = (most: number) =>
  safeProse(most, atMost(most)).refine((text) => text.length > 0, 'Write something');

export const answerText = publishedText(postLimits.answer);
export const answerCommentText = publishedText(postLimits.comment);

/** A draft keeps what its author alone reads. */
const draftProse = (most: number) =>
  z.string().trim().max(most, atMost(most)).refine(isPrintableProse, lettersOnly);

/** What an author says of a text of their own. Left out of an edit: as it was. */
const claims = {
  ownsShare: z.boolean().describe('The author owns a share the text is about'),
  isGenerated: z.boolean().describe('A program wrote it. It earns no points'),
};
export const newClaims = {
  ownsShare: claims.ownsShare.default(false),
  isGenerated: claims.isGenerated.default(false),
};
export const editedClaims = {
  ownsShare: claims.ownsShare.optional(),
  isGenerated: claims.isGenerated.optional(),
};

export const answerDraft = z.object({
  text: draftProse(postLimits.answer).min(1, 'Write something'),
  ...newClaims,
});

/** How a form of a page was filled in. Left out by who writes without a page. */
export const formTrace = z
  .object({
    homepage: z
      .string()
      .max(2_000)
      .default('')
      .describe('A field that no person sees: filled in, the text is refused'),
    openMs: z
      .number()
      .nonnegative()
      .optional()
      .describe('How long its page has been open, in milliseconds: under 2,000 the text is refused'),
  })
  .optional();
export type FormTrace = z.output<typeof formTrace>;

const draftTitle = z
  .string()
  .trim()
  .max(postLimits.title, atMost(postLimits.title))
  .refine(isPrintable, lettersOnly);
const title = safeLine(postLimits.title, atMost(postLimits.title)).refine(
  (text) => text.length >= postLimits.shortestTitle,
  `Use at least ${postLimits.shortestTitle} characters and name what you want to know.`,
);
const description = safeProse(postLimits.description, atMost(postLimits.description));
const companies = z
  .array(symbolParam)
  .max(postLimits.companies, `Choose at most ${postLimits.companies} companies`);
const tags = z
  .array(z.string().min(1).max(postLimits.tag))
  .max(postLimits.tags, `Choose at most ${postLimits.tags} tags`);

/** A calendar year as text, or `forecast`. Whether it is one on offer, domain says. */
const year = z.string().regex(/^(?:\d{4}|forecast)$/, 'Use a year (2024) or forecast');

const specifics = {
  companies: companies.default([]),
  category: z.enum(questionCategories).default('FINANCIALS'),
  /** With category FINANCIALS only, like `rows`. */
  year: year.nullable().default(null),
  rows: z.array(rowKey).max(postLimits.items).default([]),
  /** Keys of tags. */
  tags: tags.default([]),
  ...newClaims,
};

/** A draft of any part of it. */
export const questionDraft = z.object({
  title: draftTitle,
  description: draftProse(postLimits.description).default(''),
  ...specifics,
});
export type QuestionDraft = z.output<typeof questionDraft>;

/** A question as its form sends it. */
export const questionForm = z.object({ title, description: description.default(''), ...specifics });
export type QuestionForm = z.output<typeof questionForm>;

/** What an author changes later: each part is said, as one left out would be emptied. */
export const questionEdit = z.object({ title, description, companies, tags, ...editedClaims });

export const postKinds = ['question', 'answer', 'comment'] as const;
export type PostKind = (typeof postKinds)[number];

export const anyPost = z.object({ kind: z.enum(postKinds), id: idParam.brand<'PostId'>() });
export const ofPost = z.object({ id: idParam.brand<'PostId'>() });
export const draftIdField = z.number().int().positive().brand<'DraftId'>().nullable().default(null);
export const isDeletedReply = z.object({ isDeleted: z.literal(true) });

/** What an editor adds to a reason, or a reader to a report. Empty: nothing. */
export const reasonSentence = safeProse(postLimits.reasonSentence, atMost(postLimits.reasonSentence)).default(
  '',
);
