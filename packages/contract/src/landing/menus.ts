import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

const menuLink = z.object({ label: z.string(), link: z.string() });

/** A link, or with `values` a group of links, whose own link may be null. */
const menuEntry = z.object({ label: z.string(), link: z.string().nullable(), values: z.array(menuLink) });
export type MenuEntry = z.output<typeof menuEntry>;

export const listHeaders = endpoint({
  method: 'GET',
  access: 'anyone',
  path: '/landing/headers',
  summary: 'The links of the header, and those of the landing page’s header',
  reply: z.object({ headers: z.array(menuEntry), landingHeaders: z.array(menuEntry) }),
});

export const listFooters = endpoint({
  method: 'GET',
  access: 'anyone',
  path: '/landing/footers',
  summary: 'The columns of the footer',
  reply: z.object({ footers: z.array(menuEntry) }),
});
