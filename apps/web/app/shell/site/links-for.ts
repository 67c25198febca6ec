import type { MenuEntry } from '@tenfold/contract/landing';
import { myPath } from '../my-paths.ts';
import { leadsSomewhere, type ScreenPaths } from './screen-at.ts';

/** Whose screens send a visitor to sign in. */
const forPeople = [myPath, '/billing'];

/** What a reader may follow of a menu; a group without links goes. */
export function linksFor(
  viewer: object | null,
  paths: ScreenPaths,
): (entries: readonly MenuEntry[]) => MenuEntry[] {
  const follows = (link: string) =>
    leadsSomewhere(link, paths) && (viewer !== null || !forPeople.some((start) => isBelow(link, start)));
  return (entries) =>
    entries.flatMap(({ label, link, values }): MenuEntry[] => {
      const own = link !== null && follows(link) ? link : null;
      const links = values.filter((value) => follows(value.link));
      return own === null && links.length === 0 ? [] : [{ label, link: own, values: links }];
    });
}

function isBelow(link: string, start: string): boolean {
  return link.startsWith(start) && /^$|^[/?#]/.test(link.slice(start.length));
}
