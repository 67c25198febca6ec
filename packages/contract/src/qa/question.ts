import { z } from 'zod';
import { postId } from '../ids.ts';
import { isoTime } from '../shapes.ts';
import { answer, postShape } from './post.ts';
import { questionCategories } from './post-fields.ts';
import { reason } from './reason.ts';

/** `waiting_approve`: for the editors; `open`: seven days for the community; then `answered` or `with_analysts`. */
export const questionStatuses = ['waiting_approve', 'open', 'with_analysts', 'answered', 'rejected'] as const;
export type QuestionStatus = (typeof questionStatuses)[number];

export const questionTag = z.object({ key: z.string(), name: z.string(), default: z.boolean() });
export type QuestionTag = z.output<typeof questionTag>;

const listName = z.object({ id: z.number().int().positive(), name: z.string() });

/** What the author of an approved question wants it to say. */
const ownEdit = z.object({
  title: z.string(),
  description: z.string(),
  companies: z.array(z.string()),
  tags: z.array(questionTag),
  ownsShare: z.boolean(),
  isGenerated: z.boolean(),
  editedDatetime: isoTime,
  /** An editor declined it: its author may change it, or withdraw it. */
  isDeclined: z.boolean(),
  /** Null: it wasn’t, or without a reason. */
  declinedBecause: z.string().nullable(),
});
export type OwnEdit = z.output<typeof ownEdit>;

export const question = z.object({
  ...postShape,
  title: z.string(),
  description: z.string(),
  category: z.enum(questionCategories),
  tags: z.array(questionTag),
  /** A year as text, or `forecast`. */
  year: z.string().nullable(),
  /** Rows of the financials, with their number and label: "08 Gross margin". */
  rows: z.array(z.object({ key: z.string(), label: z.string() })),
  /** Symbols. */
  companies: z.array(z.string()),
  status: z.enum(questionStatuses),
  /** For a rejected one, which only its author and editors get. */
  rejectedBecause: z.string().nullable(),
  /** The question that answers a rejected one. */
  answeredById: postId.nullable(),
  approvedDatetime: isoTime.nullable(),
  /** When the community's seven days end. */
  closesDatetime: isoTime.nullable(),
  /** An edit of its author waits for an editor. Only its author and editors learn of it. */
  hasPendingEdit: z.boolean(),
  /** To its author: the edit that waits, or that was declined. */
  ownEdit: ownEdit.nullable(),
  questionLists: z.array(listName),
  /** In the tab `q-for-you`; null elsewhere. */
  because: reason.nullable(),
  follow: z.boolean(),
  bookmark: z.boolean(),
  counters: z.object({
    likesCount: z.number().int(),
    dislikesCount: z.number().int(),
    answersCount: z.number().int(),
  }),
  /** On a page of questions: the one shown first, featured, best or with most upvotes. On its own page: those of the page. */
  answers: z.array(answer),
});
export type Question = z.output<typeof question>;

export const questionTitle = z.object({
  id: postId,
  title: z.string(),
  companies: z.array(z.string()),
  answersCount: z.number().int(),
});
export type QuestionTitle = z.output<typeof questionTitle>;

export const foundQuestion = questionTitle.extend({
  /** An excerpt of its details, around what matched; null where title, tags and companies contain every search word. */
  excerpt: z.string().nullable(),
});
export type FoundQuestion = z.output<typeof foundQuestion>;
