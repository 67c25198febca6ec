import { matchRoutes, type RouteObject } from 'react-router';

/** Patterns of all screens, as in routes.ts. */
export type ScreenPaths = readonly string[];

/** Addresses of the site that are no screens. */
const otherAddresses = /^\/(?:api\/docs|files\/.+|sitemap\.xml)$/;

/** Whether a link of a menu leads to a screen, to a file of this site, or to another site. */
export function leadsSomewhere(link: string, paths: ScreenPaths): boolean {
  if (!link.startsWith('/')) return true;
  const [path = '/'] = link.split(/[?#]/);
  return otherAddresses.test(path) || (matchRoutes([...routesOf(paths)], path) ?? []).length > 0;
}

const known = new WeakMap<ScreenPaths, readonly RouteObject[]>();

function routesOf(paths: ScreenPaths): readonly RouteObject[] {
  const routes = known.get(paths) ?? paths.map((path) => ({ path: `/${path}` }));
  known.set(paths, routes);
  return routes;
}
