import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { levels } from '../../../tests/boundaries/rules.ts';
import { commands, features } from './app.ts';
import { typedName } from './platform/commands/index.ts';

test('every feature is listed in app.ts', () => {
  const folders = readdirSync(new URL('./features', import.meta.url));
  expect(features.map(({ name }) => name).toSorted()).toEqual(folders.toSorted());
});

test('a feature declares the level its imports are checked against', () => {
  const said = features.map(({ name, level }) => `${name} ${level}`);
  const held = features.map(({ name }) => `${name} ${levels.findIndex((names) => names.includes(name)) + 1}`);
  expect(said).toEqual(held);
});

test('no two commands have the same name', () => {
  const names = commands.map(typedName);
  expect(names).toEqual([...new Set(names)]);
});
