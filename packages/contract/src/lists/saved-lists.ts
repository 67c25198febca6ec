import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { madeOn, symbolParam } from '../shapes.ts';
import { listNameField, ofList, ofReadableList, savedList, symbolsField } from './list.ts';

/** The default list first, then by name. */
export const listLists = endpoint({
  method: 'GET',
  access: 'person',
  token: 'own',
  path: '/lists',
  summary: 'The person’s lists, and whether a company is on each',
  query: z.object({ symbol: symbolParam.optional() }),
  reply: z.object({ lists: z.array(savedList) }),
});

/** With the same name and companies again, the answer is the list that was created. */
export const createList = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'list create',
  path: '/lists/create',
  summary: 'Create a list',
  body: z
    .object({
      name: listNameField,
      /** The company of the page it is created on. */
      symbol: symbolParam.optional(),
      /** Several companies, in their order; in place of `symbol`. */
      symbols: symbolsField.optional(),
    })
    .refine(({ symbol, symbols }) => (symbol === undefined) !== (symbols === undefined), {
      message: 'Choose a company to start the list with',
      path: ['symbol'],
    }),
  reply: savedList,
  refusals: ['conflict'],
});

export const renameList = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'list change',
  path: '/lists/{id}/edit',
  summary: 'Rename a list',
  params: ofList,
  body: z.object({
    name: listNameField,
    revision: madeOn,
  }),
  reply: savedList,
  refusals: ['not_found', 'conflict', 'stale'],
});

/** The list that was the default before is not any more. */
export const setDefaultList = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'list change',
  path: '/lists/{id}/set-default',
  summary: 'Make a list the default one, or no longer',
  params: ofList,
  body: z.object({ isDefault: z.boolean() }),
  reply: savedList,
  refusals: ['not_found'],
});

/** Kept for a day, for `restore`. Deleting it twice is deleting it. */
export const deleteList = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'list change',
  path: '/lists/{id}/delete',
  summary: 'Delete a list',
  params: ofList,
  reply: z.object({ isDeleted: z.literal(true) }),
  refusals: ['not_found'],
});

export const restoreList = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'list change',
  path: '/lists/{id}/restore',
  summary: 'Bring back a list deleted within a day',
  params: ofList,
  reply: savedList,
  refusals: ['not_found', 'conflict'],
});

/** On, it gets a link nobody can guess; off, that link finds nothing, and the next one is another. */
export const shareList = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'list change',
  path: '/lists/{id}/share',
  summary: 'Share a list by link, or stop sharing it',
  params: ofList,
  body: z.object({ share: z.boolean() }),
  reply: savedList,
  refusals: ['not_found'],
});

/** One’s own, a shared or a curated one. */
export const duplicateList = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'list create',
  path: '/lists/{id}/duplicate',
  summary: 'Copy a list to one’s own',
  params: ofReadableList,
  reply: savedList,
  refusals: ['not_found', 'conflict'],
});
