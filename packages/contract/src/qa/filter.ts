import { z } from 'zod';
import { idParam, symbolParam } from '../shapes.ts';
import { questionCategories, questionSorts, questionTabs, questionTypes } from './question-choices.ts';

export { questionSorts, questionTabs, questionTypes } from './question-choices.ts';

/** `AAPL,NKE` in an address; none: an empty list. */
function commaList<Item extends z.ZodType<string, string>>(item: Item) {
  return z
    .string()
    .max(400)
    .transform((text) => text.split(',').filter((part) => part !== ''))
    .pipe(z.array(item).max(20))
    .default([]);
}

const all = z.literal('all');

/** The form an address holds. What is left out is 'all', and lists are empty. */
export const questionFilter = z.object({
  /** `draft` has no questions: drafts come by `qa/drafts`. `q-for-you` has an order of its own, whatever `sort` says. */
  tab: z.enum(questionTabs).default('all'),
  sort: z.enum(questionSorts).default('newest'),
  isFeatured: z
    .union([all, z.stringbool()])
    .default('all')
    .describe('`true`: featured ones, `false`: the others'),
  /** The id of a list of editors. */
  questionList: z.union([all, idParam]).default('all'),
  category: z.union([all, z.enum(questionCategories)]).default('all'),
  type: z.union([all, z.enum(questionTypes)]).default('all'),
  companies: commaList(symbolParam),
  /** Keys. */
  tags: commaList(z.string().max(40)),
  /** About companies of the caller's list of this id. */
  oneTheLists: z.union([all, idParam]).default('all'),
  questionAuthorId: z.union([all, idParam]).default('all'),
  answerAuthorId: z.union([all, idParam]).default('all'),
  /** Whose question, answer or comment is featured there. */
  featuredAuthorId: z.union([all, idParam]).default('all'),
});
export type QuestionFilter = z.output<typeof questionFilter>;
