import { z } from 'zod';
import { companyOverview, coverages } from '../company.ts';
import { endpoint } from '../endpoint.ts';
import { listId } from '../ids.ts';
import { isoDate, isoTime } from '../shapes.ts';
import { listComment } from './comments.ts';
import { ofReadableList } from './list.ts';

/** Who joined and who left on the day of the last change. */
export const listChange = z.object({
  day: isoDate,
  added: z.array(z.string()),
  removed: z.array(z.string()),
});
export type ListChange = z.output<typeof listChange>;

export const curatedFields = {
  /** In its address: `grew-free-cash-flow`. */
  key: z.string(),
  /** What its companies have in common, in a sentence or two. */
  description: z.string(),
  /** How members are chosen, where they follow from the figures; null where an editor chose them. */
  rule: z.string().nullable(),
  /** Null where it has not changed since it was made. */
  lastChange: listChange.nullable(),
} as const;

/** A company as in the list of all companies. Figures are null where there are none yet: see `coverage`. */
export const listedCompany = companyOverview.extend({ coverage: z.enum(coverages) });
export type ListedCompany = z.output<typeof listedCompany>;

/** A list as its owner, anybody with its link, or anybody for a curated one sees it. */
export const readableList = z.object({
  kind: z.enum(['own', 'shared', 'curated']),
  name: z.string(),
  /** In its owner’s order. */
  companies: z.array(listedCompany),
  updatedAt: isoTime,
  /** Only for its owner. */
  own: z
    .object({
      id: listId,
      isDefault: z.boolean(),
      share: z.boolean(),
      /** The token of the link, while it is shared. */
      shareToken: z.string().nullable(),
      /** Grows with each change of its name or the order of its companies. */
      revision: z.number().int(),
      /** Oldest first; those on cells of the lens have a `field`. */
      comments: z.array(listComment),
    })
    .nullable(),
  /** Only of a curated list. */
  curated: z.object(curatedFields).nullable(),
});
export type ReadableList = z.output<typeof readableList>;

/** With the latest prices. The value of a company is left out where its page hides it from the caller. */
export const getList = endpoint({
  method: 'GET',
  access: 'viewer',
  token: 'own',
  path: '/lists/{id}',
  summary: 'A list with its companies',
  params: ofReadableList,
  reply: readableList,
  refusals: ['not_found'],
});
