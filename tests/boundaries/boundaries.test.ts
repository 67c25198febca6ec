import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findCycles } from './cycles.ts';
import { crowdedFolders, foldersUnexplained, mostFiles } from './folders.ts';
import { allFiles, allImports, importsOf, productImports, root } from './imports.ts';
import { breaches } from './rules.ts';

describe('the code has one direction', () => {
  test('no file imports upward or sideways', () => {
    expect(breaches(productImports())).toEqual([]);
  });

  test.each([
    ['packages/domain/src/facts/index.ts', "import { z } from 'zod';"],
    ['packages/domain/src/facts/index.ts', "import { readFile } from 'node:fs/promises';"],
    ['packages/contract/src/company.ts', "import { open } from '../../../apps/server/src/app.ts';"],
    ['apps/server/src/platform/db/index.ts', "import { x } from '../../features/company/index.ts';"],
    ['apps/server/src/features/company/routes.ts', "import { x } from '../financials/index.ts';"],
    ['apps/server/src/features/financials/routes.ts', "import { x } from '../company/store.ts';"],
    ['apps/web/app/ui/button.tsx', "import { x } from '../features/company/company-header.tsx';"],
    ['apps/web/app/features/financials/card.tsx', "import { x } from '../valuation/model.ts';"],
    ['apps/web/app/features/financials/row/page.tsx', "import { x } from '../../valuation/index.ts';"],
    ['apps/web/app/features/valuation/model/model.ts', "import { x } from '../../financials/row/row.ts';"],
    ['apps/web/app/features/company/page/route.tsx', "import { x } from '../../valuation/model/model.ts';"],
    ['apps/web/app/ui/chart/Plot.tsx', "import { x } from '../../figures/labels.ts';"],
    ['apps/web/app/figures/labels.ts', "import { x } from '../page-forecast/labels.ts';"],
    ['apps/web/app/forms/TextField.tsx', "import { x } from '../session/viewer.ts';"],
    ['apps/web/app/platform/api/call.ts', "import { x } from '../../session/viewer.ts';"],
    ['apps/web/app/shell/header.tsx', "import { x } from '../features/accounts/sign-in.ts';"],
    ['apps/web/app/shell/header/SiteHeader.tsx', "import { x } from '../../features/billing/index.ts';"],
    ['apps/web/app/root.tsx', "import { x } from './features/billing/quota/QuotaCard.tsx';"],
    ['apps/web/app/root.tsx', "import { x } from '@tenfold/server/app';"],
  ])('an upward import is found: %s with %s', (file, text) => {
    expect(breaches(importsOf(file, text))).toHaveLength(1);
  });

  test("importing a lower feature's index is allowed", () => {
    const text = "import { findListing } from '../company/index.ts';";
    expect(breaches(importsOf('apps/server/src/features/financials/routes.ts', text))).toEqual([]);
  });

  test.each([
    ['apps/web/app/features/valuation/model/model.ts', "import { x } from '../../financials/index.ts';"],
    ['apps/web/app/features/company/page/route.tsx', "import { x } from '../../valuation/index.ts';"],
  ])('allowed: %s with %s', (file, text) => {
    expect(breaches(importsOf(file, text))).toEqual([]);
  });

  test('there are no import cycles', () => {
    expect(findCycles(allImports())).toEqual([]);
  });

  test('a cycle is found, including types and files that import themselves', () => {
    const imports = [
      ...importsOf('apps/a.ts', "import { b } from './b.ts';\nimport { d } from './d.ts';"),
      ...importsOf('apps/b.ts', "import type { C } from './c.ts';"),
      ...importsOf('apps/c.ts', "export const a = import('./a.ts');"),
      ...importsOf('apps/d.ts', "import { d } from './d.ts';"),
      ...importsOf('apps/e.ts', "import { a } from './a.ts';"),
    ];
    expect(findCycles(imports)).toEqual([['apps/d.ts'], ['apps/a.ts', 'apps/b.ts', 'apps/c.ts']]);
  });

  test('no folder has more than 25 files', () => {
    expect(crowdedFolders(allFiles())).toEqual([]);
  });

  test("a folder with too many files is found; tests and fixtures don't count", () => {
    const names = Array.from({ length: mostFiles }, (_, index) => `apps/web/app/ui/Part${index}.tsx`);
    const beside = ['apps/web/app/ui/Part1.test.tsx', 'apps/web/app/ui/parts.fixture.ts'];
    expect(crowdedFolders([...names, ...beside])).toEqual([]);
    expect(crowdedFolders([...names, 'apps/web/app/ui/part.css'])).toEqual(['apps/web/app/ui: 26 files']);
  });

  test('each folder of a feature says what it is for, and what is in it', () => {
    const homes = [
      'apps/server/src/features',
      'apps/web/app/features',
      'apps/server/src/platform',
      'packages/domain/src',
    ];
    const paths = globSync([...homes.map((home) => `${home}/*/index.ts`), 'packages/contract/src/index.ts'], {
      cwd: root,
    }).map((file) => dirname(file));
    const folders = paths.map((path) => ({
      path,
      index: readFileSync(join(root, path, 'index.ts'), 'utf8'),
      inside: readdirSync(join(root, path), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name),
    }));
    expect(folders.length).toBeGreaterThan(70);
    expect(foldersUnexplained(folders)).toEqual([]);
  });

  test('a folder that is not explained, or no longer there, is found', () => {
    const index = '/**\n * Notes.\n *\n * - `card/` one of them\n * - `old/` gone\n */\n';
    expect(foldersUnexplained([{ path: 'notes', index, inside: ['card', 'pages'] }])).toEqual([
      'notes/pages is not explained',
      'notes/old is not there',
    ]);
    expect(foldersUnexplained([{ path: 'lists', index: 'export {};', inside: [] }])).toHaveLength(1);
  });

  test('the linter also refuses an npm package in domain', () => {
    const house = mkdtempSync(join(tmpdir(), 'house-'));
    const file = 'packages/domain/src/facts/breach.ts';
    mkdirSync(join(house, 'packages/domain/src/facts'), { recursive: true });
    copyFileSync(join(root, 'biome.json'), join(house, 'biome.json'));
    writeFileSync(join(house, file), "import { z } from 'zod';\n\nexport const schema = z.string();\n");
    const lint = spawnSync(join(root, 'node_modules/.bin/biome'), ['lint', '--vcs-enabled=false', file], {
      cwd: house,
      encoding: 'utf8',
    });
    rmSync(house, { recursive: true });
    expect(lint.stdout + lint.stderr).toContain('noRestrictedImports');
  });

  test('no folder has a name that says nothing', () => {
    const drawers = globSync(
      '{apps,packages,tests,scripts}/**/{util,utils,helper,helpers,misc,common}{,.ts,.tsx,.mjs}',
      {
        cwd: root,
        exclude: (name) => name === 'node_modules',
      },
    );
    expect(drawers).toEqual([]);
  });
});
