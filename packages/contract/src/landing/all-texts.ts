import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { listFooters, listHeaders } from './menus.ts';
import { getApproach, getBusinessDiffer, getFeaturedIn, listSubsections } from './sections.ts';
import { getLanding } from './site.ts';

/** The replies of the single calls, by name. */
const siteTexts = z.object({
  landing: getLanding.reply,
  headers: listHeaders.reply,
  footers: listFooters.reply,
  subsections: listSubsections.reply,
  approach: getApproach.reply,
  businessDiffer: getBusinessDiffer.reply,
  featuredIn: getFeaturedIn.reply,
});
export type SiteTexts = z.output<typeof siteTexts>;

/** What each page asks for: one call where shell and landing page need seven. */
export const getSite = endpoint({
  method: 'GET',
  access: 'anyone',
  path: '/landing/site',
  summary: 'The landing page and the menus, in one reply',
  reply: siteTexts,
});

export const getLandingPreview = endpoint({
  method: 'GET',
  access: 'editContent',
  path: '/landing/preview',
  summary: 'The landing page and the menus as they would be with the editor’s drafts',
  reply: siteTexts,
});
