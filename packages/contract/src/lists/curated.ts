import { z } from 'zod';
import { companyOverview, priceFields } from '../company.ts';
import { endpoint } from '../endpoint.ts';
import { curatedFields, readableList } from './readable-list.ts';

/** A list an editor keeps, or whose members follow from the figures. */
export const curatedList = z.object({
  ...curatedFields,
  name: z.string(),
  companyCount: z.number().int(),
  /** The first ten. */
  symbols: z.array(z.string()),
});
export type CuratedList = z.output<typeof curatedList>;

/** In the editor’s order. */
export const listCuratedLists = endpoint({
  method: 'GET',
  access: 'anyone',
  path: '/lists/tenfold/all',
  summary: 'Curated lists',
  reply: z.object({ lists: z.array(curatedList) }),
});

const ofCuratedList = z.object({
  id: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'Use lower-case letters, digits and dashes'),
});

export const refreshCuratedList = endpoint({
  method: 'GET',
  access: 'viewer',
  token: 'figures',
  path: '/lists/tenfold/{id}/refresh',
  summary: 'A curated list as it is now',
  params: ofCuratedList,
  reply: readableList,
  refusals: ['not_found'],
});

export const listedPrice = companyOverview.pick({
  symbol: true,
  currency: true,
  ...priceFields,
});

export const listCuratedPrices = endpoint({
  method: 'GET',
  access: 'anyone',
  path: '/lists/tenfold/price/{id}',
  summary: 'Prices of the companies of a curated list',
  params: ofCuratedList,
  reply: z.object({ prices: z.array(listedPrice) }),
  refusals: ['not_found'],
});
