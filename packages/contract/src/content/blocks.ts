import { documentFields } from './document-fields.ts';
import type { ValuesOf } from './fields.ts';
import { differFields, liveFields } from './figure-fields.ts';
import {
  approachFields,
  bannerFields,
  buttonFields,
  contactFields,
  featuredFields,
  headingFields,
  headlineFields,
  stepsFields,
} from './landing-fields.ts';
import { menuFields } from './menu-fields.ts';
import { sectionFields } from './section-fields.ts';

/** Each text that editors keep: edited, stored and published by itself, under a key that never changes. */
export const blocks = {
  headline: { group: 'landing', kind: 'Text', title: 'Headline and search', fields: headlineFields },
  live: { group: 'landing', kind: 'Figures', title: 'Live row', fields: liveFields },
  banner: { group: 'landing', kind: 'Banner', title: 'Company of the month', fields: bannerFields },
  filing: {
    group: 'landing',
    kind: 'Subsection',
    title: 'Every figure opens its filing',
    fields: sectionFields,
  },
  must: { group: 'landing', kind: 'Subsection', title: 'What must be true', fields: sectionFields },
  moved: { group: 'landing', kind: 'Subsection', title: 'Why did my value move', fields: sectionFields },
  note: { group: 'landing', kind: 'Subsection', title: 'A note that remembers', fields: sectionFields },
  alert: { group: 'landing', kind: 'Subsection', title: 'An alert on your model', fields: sectionFields },
  workbook: { group: 'landing', kind: 'Subsection', title: 'Spreadsheet and back', fields: sectionFields },
  own1: { group: 'landing', kind: 'Subsection', title: 'Own section 1', fields: sectionFields },
  own2: { group: 'landing', kind: 'Subsection', title: 'Own section 2', fields: sectionFields },
  own3: { group: 'landing', kind: 'Subsection', title: 'Own section 3', fields: sectionFields },
  lists: { group: 'landing', kind: 'Heading', title: 'Lists', fields: headingFields },
  approach: { group: 'landing', kind: 'Table', title: 'Approach table', fields: approachFields },
  differ: { group: 'landing', kind: 'Figures', title: 'Quality businesses differ', fields: differFields },
  steps: { group: 'landing', kind: 'Steps', title: 'Three steps', fields: stepsFields },
  featured: { group: 'landing', kind: 'Logos', title: 'As featured in', fields: featuredFields },
  closing: { group: 'landing', kind: 'Heading', title: 'Sign-up at the end', fields: headingFields },
  buttons: { group: 'menus', kind: 'Text', title: 'Header buttons', fields: buttonFields },
  header: { group: 'menus', kind: 'Menu', title: 'Header', fields: menuFields },
  landingHeader: { group: 'menus', kind: 'Menu', title: 'Header of the landing page', fields: menuFields },
  footer: { group: 'menus', kind: 'Menu', title: 'Footer', fields: menuFields },
  contact: { group: 'menus', kind: 'Text', title: 'Contact and links', fields: contactFields },
  terms: { group: 'documents', kind: 'Document', title: 'Terms of service', fields: documentFields },
  privacy: { group: 'documents', kind: 'Document', title: 'Privacy', fields: documentFields },
  disclaimer: { group: 'documents', kind: 'Document', title: 'Disclaimer', fields: documentFields },
  guidelines: { group: 'documents', kind: 'Document', title: 'Community guidelines', fields: documentFields },
} as const;

export type BlockKey = keyof typeof blocks;
export type BlockGroup = (typeof blocks)[BlockKey]['group'];

export const blockKeys = Object.keys(blocks) as BlockKey[];

export const blockGroups = {
  landing: 'Landing',
  menus: 'Menus',
  documents: 'Documents',
} as const satisfies Record<BlockGroup, string>;

export type ContentOf<Key extends BlockKey> = ValuesOf<(typeof blocks)[Key]['fields']>;

/** All blocks, one version of each. */
export type SiteContent = { readonly [Key in BlockKey]: ContentOf<Key> };

/** Subsections in the order of the page. */
export const sectionKeys = [
  'filing',
  'must',
  'moved',
  'note',
  'alert',
  'workbook',
  'own1',
  'own2',
  'own3',
] as const;
export type SectionKey = (typeof sectionKeys)[number];
