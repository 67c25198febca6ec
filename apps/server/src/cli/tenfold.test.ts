import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { smallFiler, writeFilers } from '../features/market-data/filings/companyfacts.fixture.ts';

const program = fileURLToPath(new URL('./tenfold.ts', import.meta.url));
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tenfold-'));
});
afterAll(() => rm(folder, { recursive: true }));

interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

function tenfold(dataDir: string, ...args: string[]): Promise<Outcome> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: join(folder, dataDir) };
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...args], { env }, (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err });
    });
  });
}

test('figures are imported, backed up, and restored into another folder', async () => {
  const from = join(folder, 'filings');
  await writeFilers(from, { 1: smallFiler(1), 2: '' });
  const refusals = join(folder, 'refusals.csv');
  const imported = await tenfold('data', 'import', 'sec', '--from', from, '--refusals', refusals);
  expect(imported.out).toMatch(/6 {2}values saved/);
  expect(imported.out).toMatch(/1 {2}refused: the file is empty\n +CIK0000000002\.json/);
  expect(await readFile(refusals, 'utf8')).toBe('what,why\n"CIK0000000002.json","the file is empty"\n');

  const backup = join(folder, 'backup');
  expect(await tenfold('data', 'backup', backup)).toMatchObject({ code: 0 });
  const checked = await tenfold('data', 'backup', '--check', backup);
  expect(checked.out).toMatch(/^The backup restores: \d+ rows, each as it was\.$/m);
  expect(await tenfold('other', 'restore', backup)).toMatchObject({ code: 0 });
  const again = await tenfold('other', 'import', 'sec', '--from', from);
  expect(again.out).toMatch(/1 {2}companies unchanged/);
}, 600_000);

test.each([
  ['neither symbols nor a folder', ['import', 'sec'], /Use either symbols or --from/],
  ['a folder that is not there', ['import', 'prices', '--from', '/nowhere'], /^ENOENT.*'\/nowhere'/],
  ['a file that is not there', ['import', 'profiles', '/nowhere.json'], /^ENOENT.*nowhere\.json/],
  ['symbols without an address for the SEC', ['import', 'sec', 'AAPL'], /^The SEC asks .* set SEC_CONTACT/],
  ['a person where nobody is', ['user', 'promote', 'ann@example.com'], /refused.* has no accounts yet/],
  [
    'a plan nobody offers',
    ['user', 'plan', 'ann@example.com', 'gold'],
    /Allowed choices are light, investor/,
  ],
])('%s fails with one sentence', async (_, args, sentence) => {
  const { code, err } = await tenfold('refused', ...args);
  expect(code).toBe(1);
  expect(err).toMatch(sentence);
  expect(err).not.toMatch(/\n {4}at /);
});

test('help names every command', async () => {
  const { out } = await tenfold('none', '--help');
  for (const command of ['import', 'backup', 'restore', 'sample', 'user']) expect(out).toContain(command);
});
