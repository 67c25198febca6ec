import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lateParts } from '../../apps/web/late-parts.ts';

test('each part that is listed to load late is a component of the web', () => {
  const { hydrateLater, lazyPart, fromServer } = lateParts;
  const parts = [...Object.values(hydrateLater).flat(), ...lazyPart, ...fromServer];
  expect(parts.length).toBeGreaterThan(50);
  const app = new URL('../../apps/web/app/', import.meta.url);
  expect(parts.filter((part) => !existsSync(new URL(`${part}.tsx`, app)))).toEqual([]);
});
