import { z } from 'zod';
import { listId } from '../ids.ts';
import { limits } from '../policy/limits.ts';
import { idParam, isoTime, nameField, symbolParam } from '../shapes.ts';

/** A list of one's own. */
export const ofList = z.object({ id: idParam.brand<'ListId'>() });
export const ofListCompany = ofList.extend({ symbol: symbolParam });

/** The id of a list of one's own, the token of a shared one, or the key of a curated one. */
export const ofReadableList = z.object({
  id: z.string().regex(/^[A-Za-z0-9_-]{1,100}$/, 'Use letters, digits and dashes'),
});

export const listNameField = nameField('Enter a name for the list');

export const symbolsField = z
  .array(symbolParam)
  .min(1, 'Choose a company')
  .max(limits.companiesOfList, `Choose at most ${limits.companiesOfList.toLocaleString('en-US')} companies`);

/** A list as its owner keeps it, without what its companies are worth. */
export const savedList = z.object({
  id: listId,
  name: z.string(),
  isDefault: z.boolean(),
  /** Whether the company asked for is on it; null where none was. */
  isAdded: z.boolean().nullable(),
  companyCount: z.number().int(),
  /** The first ten, in the order its owner gave them. */
  symbols: z.array(z.string()),
  share: z.boolean(),
  /** The token of the link, while it is shared. */
  shareToken: z.string().nullable(),
  /** Grows with each change of its name or the order of its companies. */
  revision: z.number().int(),
  createdAt: isoTime,
  /** The last change of its name, its companies or their order. */
  updatedAt: isoTime,
});
export type SavedList = z.output<typeof savedList>;
