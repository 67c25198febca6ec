import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { listFooters, listHeaders } from './menus.ts';
import { getApproach, getBusinessDiffer, getFeaturedIn, listSubsections } from './sections.ts';
import { getLanding } from './site.ts';

export const getLandingPreview = endpoint({
  method: 'GET',
  access: 'editContent',
  path: '/landing/preview',
  summary: 'The landing page and the menus as they would be with the editor’s drafts',
  reply: z.object({
    landing: getLanding.reply,
    headers: listHeaders.reply,
    footers: listFooters.reply,
    subsections: listSubsections.reply,
    approach: getApproach.reply,
    businessDiffer: getBusinessDiffer.reply,
    featuredIn: getFeaturedIn.reply,
  }),
});
