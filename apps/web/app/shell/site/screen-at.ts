import { matchRoutes } from 'react-router';

/** Patterns of all screens, as in routes.ts. */
export type ScreenPaths = readonly string[];

/** Addresses of the site that are no screens. */
const otherAddresses = /^\/(?:api\/docs|files\/.+|sitemap\.xml)$/;

/** Whether a link of a menu leads to a screen, to a file of this site, or to another site. */
export function leadsSomewhere(link: string, paths: ScreenPaths): boolean {
  if (!link.startsWith('/')) return true;
  const [path = '/'] = link.split(/[?#]/);
  return otherAddresses.test(path) || isScreen(path, paths);
}

/** Links of menus that editors no longer use would be remembered as well. */
const remembered = 1_000;

/** Matching sorts all patterns again for each path: the links of a page's menus took a tenth of its rendering. */
const known = new WeakMap<ScreenPaths, Map<string, boolean>>();

function isScreen(path: string, paths: ScreenPaths): boolean {
  const answers = known.get(paths) ?? new Map<string, boolean>();
  known.set(paths, answers);
  const answer = answers.get(path);
  if (answer !== undefined) return answer;
  const routes = paths.map((pattern) => ({ path: `/${pattern}` }));
  const isFound = (matchRoutes(routes, path) ?? []).length > 0;
  if (answers.size === remembered) answers.clear();
  answers.set(path, isFound);
  return isFound;
}
