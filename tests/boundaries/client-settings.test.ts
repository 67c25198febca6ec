import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const app = 'apps/web/app/';
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

interface Setting {
  readonly key: string;
  readonly storage: string;
  readonly holds: string;
  readonly file: string;
}

const settings = read('docs/client-settings.md')
  .split('\n')
  .flatMap((line): Setting[] => {
    const [, key, storage, holds, file] =
      /^\| `([^`]+)` \| (\w+) \| [^|]+ \| ([^|]+) \| `([^`]+)` \|$/.exec(line) ?? [];
    return key && storage && holds && file ? [{ key, storage, holds, file }] : [];
  });

const sources = new Map(
  globSync(`${app}**/*.{ts,tsx}`, { cwd: root.pathname })
    .filter((path) => !/\.(?:test|fixture)\./.test(path))
    .map((path) => [path.slice(app.length), read(path)]),
);

/** These write and read what they are given a key for. */
const owners = /\b(?:storedChoice|persist|storedDraft|shownOnce|useRestoredFilter)\(/g;
const writes = /\b(?:localStorage|sessionStorage)\.setItem\(|document\.cookie = /g;
const reads = /\b(?:localStorage|sessionStorage)\.getItem\(|headers\.get\('cookie'\)|readChoicesCookie/;

/** Given a key by those who use them. */
const helpers = [
  'platform/storage/shown-once.ts',
  'platform/storage/stored-choice.ts',
  'platform/storage/stored-draft.ts',
  'platform/storage/stored-text.ts',
  'platform/screens/use-restored-filter.ts',
  'forms/text-draft.ts',
];

const filesOf = (pattern: RegExp) =>
  [...sources]
    .filter(([file, text]) => text.search(pattern) >= 0 && !helpers.includes(file))
    .map(([file]) => file);

test('every file that keeps something in the browser is in the table', () => {
  const listed = new Set(settings.map(({ file }) => file));
  const storingFiles = [...new Set([...filesOf(owners), ...filesOf(writes)])];
  expect(storingFiles.filter((file) => !listed.has(file))).toEqual([]);
  expect(settings.length).toBeGreaterThan(35);
});

test('each key of the table is in its file, once', () => {
  const isNamed = ({ key, file }: Setting) => new RegExp(`['\`]${key}['\`:]`).test(sources.get(file) ?? '');
  expect(settings.filter((setting) => !isNamed(setting)).map(({ key }) => key)).toEqual([]);
  expect(new Set(settings.map(({ key }) => key)).size).toBe(settings.length);
});

test('a file that keeps several things names each of them', () => {
  for (const file of filesOf(owners)) {
    const count = sources.get(file)?.match(owners)?.length;
    expect([file, settings.filter((setting) => setting.file === file).length]).toEqual([file, count]);
  }
});

test('each key is written, and read by us unless the table says by whom', () => {
  for (const { key, file, holds } of settings) {
    const text = sources.get(file) ?? '';
    if (text.search(owners) >= 0) continue;
    expect([key, text.search(writes) >= 0]).toEqual([key, true]);
    // Also by a file beside it that takes the names from there.
    const name = file.split('/').at(-1) ?? '';
    const readers = [text, ...[...sources.values()].filter((one) => one.includes(`/${name}'`))];
    const isRead = readers.some((one) => one.search(reads) >= 0);
    expect([key, isRead]).toEqual([key, !holds.includes('nothing of ours')]);
  }
});

test('what is kept in the browser is where the table says', () => {
  for (const { key, file, storage } of settings) {
    const text = sources.get(file) ?? '';
    const isSession = text.includes('sessionStorage.setItem(');
    expect([key, storage === 'sessionStorage']).toEqual([key, isSession]);
  }
});
