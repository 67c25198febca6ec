import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Import, root } from './imports.ts';

const app = 'apps/web/app';

/** The files named in routes.ts, and those only they import: a screen may have two halves. */
export function findScreens(imports: readonly Import[]): ReadonlySet<string> {
  const routes = readFileSync(join(root, app, 'routes.ts'), 'utf8');
  const named = new Set([...routes.matchAll(/'([^']+\.tsx?)'/g)].map(([, path = '']) => join(app, path)));
  const importers = Map.groupBy(imports, ({ to }) => to);
  const halves = [...importers].filter(([to, all]) =>
    all.every(({ from }) => named.has(from) && dirname(from) === dirname(to)),
  );
  return new Set([...named, ...halves.map(([to]) => to)]);
}
