import type { FieldSet } from './fields.ts';

const pictures = {
  kind: 'list',
  add: 'Add image',
  max: 12,
  item: {
    kind: 'group',
    label: 'Image',
    fields: {
      logo: { kind: 'image', label: 'Image' },
      imageCategory: {
        kind: 'line',
        label: 'Category',
        hint: 'With more than one category, readers get a switch between them.',
        max: 24,
        optional: true,
      },
      leftMargin: { kind: 'number', label: 'Left margin, pixels', from: 0, to: 400 },
      rightMargin: { kind: 'number', label: 'Right margin, pixels', from: 0, to: 400 },
    },
  },
} as const;

/** A subsection of the landing page. */
export const sectionFields = {
  show: { kind: 'switch', label: 'Shown' },
  title: { kind: 'line', label: 'Title', max: 60 },
  subtitle: { kind: 'text', label: 'Subtitle', max: 240, optional: true },
  descriptions: {
    kind: 'list',
    label: 'Descriptions',
    add: 'Add line',
    max: 6,
    item: { kind: 'line', label: 'Description', max: 100 },
  },
  help: { kind: 'line', label: 'Help link, label', max: 40, optional: true },
  helpLink: { kind: 'link', label: 'Help link', optional: true },
  bottomBlur: { kind: 'switch', label: 'Fade out the bottom of the images' },
  images: { ...pictures, label: 'Images, desktop' },
  mobileImages: { ...pictures, label: 'Images, phone' },
} as const satisfies FieldSet;
