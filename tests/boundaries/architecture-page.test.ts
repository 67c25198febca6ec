import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const made = ['node_modules', 'dist', 'build', '.react-router'];
const paths = pathsOf(
  globSync('{apps,packages,docs,tests,scripts,sample-data}/**/*.*', {
    cwd: root,
    exclude: (path) => made.includes(basename(path)),
  }),
);

function pathsOf(files: readonly string[]): ReadonlySet<string> {
  const folders = files.flatMap((file) => {
    const parts = file.split('/').slice(0, -1);
    return parts.map((_, at) => `${parts.slice(0, at + 1).join('/')}/`);
  });
  return new Set([...files, ...folders]);
}

/** Those of a line of the page that nothing has, or several have: from the root, its end alone, or near the one before it. */
function unclearPaths(line: string): string[] {
  const before: string[] = [];
  return [...line.matchAll(/`([\w.@-]+(?:\/[\w.@-]*)+)`/g)].flatMap(([, code = '']) => {
    const ending = [...paths].filter((path) =>
      `/${path}`.replace(/\/$/, '').endsWith(`/${code.replace(/\/$/, '')}`),
    );
    const near = ending.filter((path) => before.some((folder) => path.startsWith(folder)));
    const whole = ending.find((path) => path === code || path === `${code}/`);
    const found = whole ?? (ending.length === 1 ? ending[0] : near.length === 1 ? near[0] : undefined);
    if (found === undefined) return [code];
    const folder = found.endsWith('/') ? found : `${dirname(found)}/`;
    before.push(folder, `${dirname(folder)}/`);
    return [];
  });
}

test('each path on the page of the architecture leads to one place', () => {
  const page = readFileSync(resolve(root, 'docs/architecture.md'), 'utf8');
  const unclear = page
    .split('\n')
    .flatMap((line, at) => unclearPaths(line).map((path) => `${at + 1}: ${path}`));
  expect(unclear).toEqual([]);
});
