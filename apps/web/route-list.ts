import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const start = 'window.__reactRouterManifest=';

/**
 * The list of routes is a script of each first load. Leaves out of it what only the server reads: which scripts a route's own
 * script imports, to preload them with the page, whatever a route doesn't have, and the stylesheets of all pages beside those
 * of one. Half of the list, compressed. The server keeps the whole one.
 */
export function shortRouteList(): Plugin {
  return {
    name: 'short-route-list',
    apply: 'build',
    // React Router writes the list while it builds the server's screens.
    applyToEnvironment: ({ name }) => name === 'ssr',
    writeBundle() {
      const folder = new URL('build/client/assets/', import.meta.url);
      const lists = readdirSync(folder)
        .filter((name) => /^manifest-[0-9a-f]+\.js$/.test(name))
        .map((name) => new URL(name, folder));
      const [list, another] = lists;
      if (list === undefined || another !== undefined)
        this.error(`React Router wrote ${lists.length} lists of routes`);
      writeFileSync(list, shorten(readFileSync(list, 'utf8')));
    },
  };
}

interface Route {
  readonly css?: readonly string[];
}

function shorten(script: string): string {
  if (!script.startsWith(start)) throw new Error('React Router’s list of routes begins otherwise');
  const manifest = JSON.parse(script.slice(start.length).replace(/;$/, '')) as {
    readonly routes: Readonly<Record<string, Route>>;
  };
  const { root, ...others } = manifest.routes;
  const everywhere = new Set(root?.css);
  const routes = Object.entries(others).map(([id, route]) => {
    const css = route.css?.filter((file) => !everywhere.has(file)) ?? [];
    return [id, withoutUnread({ ...route, css })];
  });
  const short = { root: withoutUnread(root ?? {}), ...Object.fromEntries(routes) };
  return `${start}${JSON.stringify({ ...manifest, routes: short })};`;
}

const unread = new Set(['imports', 'hasDefaultExport']);

function withoutUnread(route: object): object {
  return Object.fromEntries(
    Object.entries(route).filter(([key, value]) => !unread.has(key) && value !== false),
  );
}
