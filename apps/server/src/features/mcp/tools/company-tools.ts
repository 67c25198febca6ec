import { getQuota } from '@tenfold/contract/billing';
import { searchCompanies } from '@tenfold/contract/company';
import { z } from 'zod';
import { tool } from './tool.ts';

export const companyTools = [
  tool({
    name: 'search_companies',
    title: 'Search companies',
    description: 'Finds listed companies by symbol or name. Use it for the symbol that the other tools take.',
    input: z.object({
      text: z.string().max(80).describe('A symbol or a name, or how one begins'),
      limit: z.number().int().min(1).max(20).default(5),
    }),
    read: (api, { text, limit }) => api.call(searchCompanies, { params: { text }, query: { limit } }),
  }),
  tool({
    name: 'get_quota',
    title: 'Companies left this month',
    description:
      'How many companies this token’s owner may open this month, and which were opened. Reading figures of a company opens it.',
    input: z.object({}),
    read: (api) => api.call(getQuota),
  }),
];
