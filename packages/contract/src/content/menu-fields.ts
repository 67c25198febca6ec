import type { FieldSet } from './fields.ts';

const link = {
  label: { kind: 'line', label: 'Label', max: 32 },
  link: { kind: 'link', label: 'Link' },
} as const satisfies FieldSet;

/** A link, or a group of links: a group's own link may be empty. */
export const menuFields = {
  entries: {
    kind: 'list',
    label: 'Links',
    add: 'Add link',
    max: 8,
    item: {
      kind: 'group',
      label: 'Link',
      fields: {
        label: { kind: 'line', label: 'Label', max: 32 },
        link: { kind: 'link', label: 'Link', optional: true },
        values: {
          kind: 'list',
          label: 'Links of the group',
          add: 'Add a link to the group',
          max: 12,
          item: { kind: 'group', label: 'Link', fields: link },
        },
      },
    },
  },
} as const satisfies FieldSet;
