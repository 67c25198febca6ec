import type { ContentOf } from '@tenfold/contract/content/blocks';
import type { MenuEntry } from '@tenfold/contract/landing';
import { linkOf } from './parts.ts';

/** An entry that leads nowhere is left out, and so is a group without links. */
export function buildMenu({ entries }: ContentOf<'header'>): MenuEntry[] {
  return entries.flatMap(({ label, link, values }): MenuEntry[] => {
    const links = values.flatMap((value) => {
      const to = linkOf(value.link);
      return to === null || value.label === '' ? [] : [{ label: value.label, link: to }];
    });
    const own = linkOf(link);
    return label === '' || (own === null && links.length === 0) ? [] : [{ label, link: own, values: links }];
  });
}
