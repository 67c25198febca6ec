import type * as landing from '../landing.ts';
import examples from './examples/landing.json' with { type: 'json' };
import type { DocsOf } from './feature-docs.ts';

export const landingDocs: DocsOf<typeof landing> = {
  tag: 'What the landing page and the shell show: texts, menus and sections, as editors published them. What is hidden is not sent.',
  calls: {
    getLanding:
      'Returns the texts of the landing page, the labels of the header’s buttons, and contact and links of the footer. What the operator configured stands before what editors wrote.',
    listHeaders: 'Lists the links of the header: single links, or groups with `values`.',
    listFooters: 'Lists the columns of the footer.',
    listSubsections: 'Lists the sections of the landing page that are shown, in order.',
    getApproach: 'Returns the table of the approach; null while it is hidden.',
    getBusinessDiffer: 'Returns which figures the graphics show, and their texts; null while it is hidden.',
    getFeaturedIn: 'Returns logos of those who wrote about the product; null while there are none.',
    getLandingFigures:
      'Returns the figures the landing page is alive with, of a company that is open to visitors: ten fiscal years of one row with the filings behind them, its forecast by averages with the value per share and how that follows from each year, what must be true for the price, and why the value moved within a year. A piece that a visitor may not see, or that has no figures, is null.',
    getSite: 'Returns what the seven calls above return, each under its name: texts, menus and sections.',
    getLandingPreview:
      'Returns what `getSite` returns, with the signed-in editor’s drafts in place of what is published.',
  },
  examples,
  schemas: {
    siteImage: 'An image of the site, with its size.',
    landingData: 'Texts of the landing page and the shell.',
    landingFigures: 'Figures of the landing page; each piece may be null.',
    subsection: 'A section of the landing page.',
    approach: 'The table of the approach.',
    businessDiffer: 'How quality businesses differ.',
  },
};
