import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allFiles, root } from './imports.ts';

const declared = /^export (?:declare )?(?:interface|type|class) (\w+)/gm;

test.each(['apps/server', 'apps/web', 'packages/contract', 'packages/domain'])(
  'each exported type of %s has a unique name',
  (workspace) => {
    const files = allFiles().filter((file) => file.startsWith(`${workspace}/`));
    expect(files.length).toBeGreaterThan(10);
    const places = new Map<string, string[]>();
    for (const file of files) {
      for (const [, name = ''] of readFileSync(join(root, file), 'utf8').matchAll(declared)) {
        places.set(name, [...(places.get(name) ?? []), file]);
      }
    }
    expect([...places].filter(([, found]) => found.length > 1)).toEqual([]);
  },
);
