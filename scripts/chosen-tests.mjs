// What `npm test -- notes` or `npm test -- apps/web/app/figures/PriceChange.tsx` runs.
import { existsSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { root } from './root.mjs';

const homes = [
  'packages/contract/src',
  'packages/domain/src',
  'apps/server/src/features',
  'apps/server/src/platform',
  'apps/web/app/features',
  'apps/web/app',
  'tests/http',
  'tests',
];
const pages = 'tests/browser';

/**
 * Arguments of vitest and playwright, each null where nothing of it is meant. A name is a feature: its folders on every
 * side, and its pages. A path is a test, a folder of tests, or a source file: then the tests that import it.
 *
 * @throws Error for what is neither
 */
export function chosenTests(wanted) {
  const unit = [];
  const page = [];
  const sources = [];
  for (const one of wanted) {
    const path = relative(root, resolve(one));
    if (existsSync(join(root, path)) && /[./]/.test(one)) {
      if (path.startsWith(pages)) page.push(path);
      else if (/\.test\.tsx?$/.test(path) || statSync(join(root, path)).isDirectory()) unit.push(path);
      else sources.push(path);
      continue;
    }
    const folders = homes.map((home) => `${home}/${one}`).filter((folder) => existsSync(join(root, folder)));
    const files = homes
      .map((home) => `${home}/${one}.test.ts`)
      .filter((file) => existsSync(join(root, file)));
    const ofPages = existsSync(join(root, pages, one));
    if (folders.length + files.length === 0 && !ofPages)
      throw new Error(`No feature or file is named ${one}.`);
    unit.push(...folders.map((folder) => `${folder}/`), ...files);
    if (ofPages) page.push(`${pages}/${one}/`);
  }
  return {
    units: unit.length > 0 ? ['run', '--passWithNoTests', ...unit] : null,
    related: sources.length > 0 ? ['related', '--run', ...sources] : null,
    pages: page.length > 0 ? page : null,
  };
}
