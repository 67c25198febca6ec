import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ImportError } from '../import-error.ts';
import { openCompanyFiles } from './company-files.ts';
import { zipOf } from './zip.fixture.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'company-files-'));
});

afterEach(() => rm(folder, { recursive: true }));

async function contentsOf(from: string): Promise<Record<string, string>> {
  const contents: Record<string, string> = {};
  for await (const file of (await openCompanyFiles(from)).files) {
    contents[file.name] = 'why' in file ? file.why : String(await file.read());
  }
  return contents;
}

test('a folder yields its companyfacts files in order and skips others', async () => {
  await writeFile(join(folder, 'CIK0000000002.json'), 'two');
  await writeFile(join(folder, 'CIK0000000001.json'), 'one');
  await writeFile(join(folder, 'notes.json'), 'x');
  await writeFile(join(folder, 'CIK1.json'), 'x');
  expect(await contentsOf(folder)).toEqual({ CIK0000000001: 'one', CIK0000000002: 'two' });
});

test('a folder that contains a companyfacts folder works too', async () => {
  await mkdir(join(folder, 'companyfacts'));
  await writeFile(join(folder, 'companyfacts', 'CIK0000000001.json'), 'one');
  expect(await contentsOf(folder)).toEqual({ CIK0000000001: 'one' });
});

test('the bulk archive yields its entries one by one, stored or compressed', async () => {
  const path = join(folder, 'companyfacts.zip');
  await writeFile(
    path,
    zipOf({ 'CIK0000000001.json': 'one', 'README.txt': 'x', 'CIK0000000002.json': 'two' }),
  );
  expect(await contentsOf(path)).toEqual({ CIK0000000001: 'one', CIK0000000002: 'two' });
});

test('only the entry whose path leaves the archive is refused', async () => {
  const path = join(folder, 'companyfacts.zip');
  const evil = [
    '../CIK0000000001.json',
    'a/../../CIK0000000001.json',
    '/CIK0000000001.json',
    'C:CIK0000000001.json',
  ];
  const files = Object.fromEntries(evil.map((name) => [name, 'evil']));
  await writeFile(path, zipOf({ ...files, 'a\\..\\b': 'evil', 'CIK0000000002.json': 'two' }));
  expect(await contentsOf(path)).toEqual({
    ...Object.fromEntries([...evil, 'a\\..\\b'].map((name) => [name, 'unsafe_path'])),
    CIK0000000002: 'two',
  });
});

test('only the damaged entry fails', async () => {
  const path = join(folder, 'companyfacts.zip');
  await writeFile(path, zipOf({ 'CIK0000000001.json': 'one', 'CIK0000000002.json': 'two' }));
  const bytes = await readFile(path);
  bytes.fill(0xff, 48, 53);
  await writeFile(path, bytes);
  const outcomes: string[] = [];
  for await (const file of (await openCompanyFiles(path)).files) {
    outcomes.push('why' in file ? file.why : await file.read().then(String, () => 'unreadable'));
  }
  expect(outcomes).toEqual(['unreadable', 'two']);
});

test.each([
  ['a folder that is not there', () => join(folder, 'nowhere')],
  ['a folder without such files', () => folder],
])('%s is refused with a sentence', async (_, from) => {
  await expect(openCompanyFiles(from())).rejects.toThrow(ImportError);
});

test('a file that is no archive, and a truncated archive, are refused with a sentence', async () => {
  await writeFile(join(folder, 'text.zip'), 'hello');
  await expect(openCompanyFiles(join(folder, 'text.zip'))).rejects.toThrow(
    /neither a folder nor a zip archive/,
  );
  await writeFile(join(folder, 'cut.zip'), zipOf({ 'CIK0000000001.json': 'one' }).subarray(0, 40));
  await expect(openCompanyFiles(join(folder, 'cut.zip'))).rejects.toThrow(/truncated/);
});
