import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { accountId, listId } from '../ids.ts';
import { questionCategories } from './post-fields.ts';
import { questionTag } from './question.ts';

const choice = z.object({ key: z.string(), name: z.string() });

/** What the forms and filters offer. Without an account `myLists` and `followContributorIds` are empty. */
export const getQuestionSettings = endpoint({
  method: 'GET',
  access: 'viewer',
  path: '/qa/settings',
  summary: 'Tags, companies, categories and lists to choose from',
  reply: z.object({
    /** Default ones first, then by use. */
    tags: z.array(questionTag),
    /** Those with figures; others are found by the company search. */
    companies: z.array(z.object({ symbol: z.string(), name: z.string() })),
    categories: z.array(z.object({ key: z.enum(questionCategories), name: z.string() })),
    /** 2015 to this year, newest first, and `forecast`. */
    years: z.array(choice),
    /** "01 Diluted EPS" to "30 …". */
    items: z.array(choice),
    questionLists: z.array(z.object({ id: z.number().int().positive(), name: z.string() })),
    myLists: z.array(z.object({ id: listId, name: z.string() })),
    followContributorIds: z.array(accountId),
    /** The name others see beside what the caller writes; null without an account. */
    publicName: z.string().nullable(),
    /** Whether the caller has posted something: the name is shown before the first post. */
    hasPosted: z.boolean(),
  }),
});
