import type { SiteContent } from '@tenfold/contract/content/blocks';
import { deliveredDocuments } from './documents/index.ts';
import { deliveredLanding } from './landing.ts';
import { deliveredMenus } from './menus.ts';
import { deliveredSections } from './sections.ts';

/** What the product comes with: version 0 of each block, until an editor publishes another. */
export const delivered: SiteContent = {
  ...deliveredLanding,
  ...deliveredSections,
  ...deliveredMenus,
  ...deliveredDocuments,
};
