import { z } from 'zod';
import { coveredResult } from '../company.ts';
import { endpoint } from '../endpoint.ts';
import { madeOn } from '../shapes.ts';
import { ofList, ofListCompany, savedList, symbolsField } from './list.ts';

/** At the end; one that is on the list already stays where it is. */
export const addListCompany = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'list change',
  path: '/lists/{id}/company/add/{symbol}',
  summary: 'Add a company to a list',
  params: ofListCompany,
  reply: savedList,
  refusals: ['not_found', 'company_not_found', 'conflict'],
});

export const removeListCompany = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'list change',
  path: '/lists/{id}/company/delete/{symbol}',
  summary: 'Remove a company from a list',
  params: ofListCompany,
  reply: savedList,
  refusals: ['not_found'],
});

const chosenCompanies = z.object({ symbols: symbolsField });

/** Symbols that are not on the list are left out. */
export const removeListCompanies = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'list change',
  path: '/lists/{id}/companies/delete',
  summary: 'Remove companies from a list',
  params: ofList,
  body: chosenCompanies,
  reply: savedList,
  refusals: ['not_found'],
});

/** Restores those removed within a day, each to its old place. */
export const restoreListCompanies = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'list change',
  path: '/lists/{id}/companies/restore',
  summary: 'Bring back companies removed from a list',
  params: ofList,
  body: chosenCompanies,
  reply: savedList,
  refusals: ['not_found', 'conflict'],
});

/** Companies that are not named, such as one added elsewhere meanwhile, follow behind. */
export const orderListCompanies = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'list change',
  path: '/lists/{id}/order',
  summary: 'Order the companies of a list',
  params: ofList,
  body: z.object({
    symbols: symbolsField,
    revision: madeOn,
  }),
  reply: savedList,
  refusals: ['not_found', 'stale'],
});

export const addableCompany = coveredResult.extend({ isAdded: z.boolean() });
export type AddableCompany = z.output<typeof addableCompany>;

export const searchForList = endpoint({
  method: 'GET',
  access: 'person',
  path: '/company/list/{listId}/search',
  summary: 'Search companies to add to a list',
  params: z.object({ listId: ofList.shape.id }),
  query: z.object({
    text: z.string().trim().min(1, 'Enter a search text').max(80, 'Use at most 80 characters'),
    limit: z.coerce.number().int().min(1).max(20).default(5),
  }),
  reply: z.object({ results: z.array(addableCompany) }),
  refusals: ['not_found'],
});
