import type { FieldSet } from './fields.ts';

/** Plain text and lists; the page makes its table of contents from the headings. */
export const documentFields = {
  title: { kind: 'line', label: 'Title', max: 60 },
  intro: { kind: 'text', label: 'Introduction', max: 1_000, optional: true },
  sections: {
    kind: 'list',
    label: 'Sections',
    add: 'Add section',
    min: 1,
    max: 40,
    item: {
      kind: 'group',
      label: 'Section',
      fields: {
        heading: { kind: 'line', label: 'Heading', max: 80 },
        paragraphs: {
          kind: 'list',
          label: 'Paragraphs',
          add: 'Add paragraph',
          max: 20,
          item: { kind: 'text', label: 'Paragraph', max: 2_000 },
        },
        points: {
          kind: 'list',
          label: 'List',
          add: 'Add point',
          max: 30,
          item: { kind: 'line', label: 'Point', max: 400 },
        },
      },
    },
  },
} as const satisfies FieldSet;

/** The guidelines to print. */
export const guidelinesFile = '/files/community-guidelines.pdf';

export const documentKeys = ['terms', 'privacy', 'disclaimer', 'guidelines'] as const;
export type DocumentKey = (typeof documentKeys)[number];
