import type { SiteContent } from '@tenfold/contract/content/blocks';
import type { SiteTexts } from '@tenfold/contract/landing';
import type { Config } from '../../../config.ts';
import { buildLanding } from './build-landing.ts';
import { buildMenu } from './build-menu.ts';
import { buildApproach, buildBusinessDiffer, buildFeaturedIn, buildSubsections } from './build-sections.ts';

/** What readers get of the content. What is hidden is left out: a page hides nothing that was sent. */
export function buildSite(content: SiteContent, contact: Config['contact']): SiteTexts {
  return {
    landing: buildLanding(content, contact),
    headers: { headers: buildMenu(content.header), landingHeaders: buildMenu(content.landingHeader) },
    footers: { footers: buildMenu(content.footer) },
    subsections: buildSubsections(content),
    approach: { approach: buildApproach(content.approach) },
    businessDiffer: { businessDiffer: buildBusinessDiffer(content.differ) },
    featuredIn: { featuredIn: buildFeaturedIn(content.featured) },
  };
}
