import { spawnSync } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { importsOf, productImports, root } from './imports.ts';
import { breaches } from './rules.ts';

describe('the house has one direction', () => {
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
    ['apps/web/app/shell/header.tsx', "import { x } from '../features/accounts/sign-in.ts';"],
    ['apps/web/app/root.tsx', "import { x } from '@tenfold/server/app';"],
  ])('a breach is found: %s with %s', (file, text) => {
    expect(breaches(importsOf(file, text))).toHaveLength(1);
  });

  test('a lower feature by its index is no breach', () => {
    const text = "import { findListing } from '../company/index.ts';";
    expect(breaches(importsOf('apps/server/src/features/financials/routes.ts', text))).toEqual([]);
  });

  test('the linter, too, refuses an npm package in domain', () => {
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

  test('no drawer without a name of its own', () => {
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
