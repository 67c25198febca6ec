import { createHash } from 'node:crypto';
import {
  constants,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { runTenfold, startProcess } from './server-process.ts';
import { removeSpareWal } from './spare-wal.ts';

/** What a first start leaves in DATA_DIR: with the first companies of the sample, or with a database and nothing in it. */
export type PreparedData = 'sample' | 'empty';

const root = fileURLToPath(new URL('../../', import.meta.url));
const cache = join(root, 'node_modules/.cache/tenfold');

/** Fills a data directory with a copy: a first start with the sample computes for half a minute, a copy takes a fifth of a second. */
export async function copyPreparedData(kind: PreparedData, dataDir: string): Promise<void> {
  await cp(await prepareData(kind), dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE });
}

/** What a first start leaves beside its database. */
export async function copyWithoutDatabase(dataDir: string): Promise<void> {
  const folder = await prepareData('sample');
  await cp(folder, dataDir, { recursive: true, filter: (from) => from !== join(folder, 'database') });
}

/** The sample as a backup: PostgreSQL restores it in a fifth of the time that a first start computes. */
export async function prepareBackup(): Promise<string> {
  return backupOf(await prepareData('sample'));
}

/** Made once for each state of the sources, by one process; others wait. Returns the folder. */
export async function prepareData(kind: PreparedData): Promise<string> {
  const folder = join(cache, `${kind}-${hashOfSources()}`);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const unlock = await lock(join(cache, `${kind}.lock`));
  try {
    if (!existsSync(folder)) await prepare(kind, folder);
  } finally {
    unlock();
  }
  return folder;
}

async function prepare(kind: PreparedData, folder: string): Promise<void> {
  for (const outdated of readdirSync(cache).filter((name) => name.startsWith(`${kind}-`))) {
    rmSync(join(cache, outdated), { recursive: true });
  }
  const draft = `${folder}.draft`;
  const server = await startProcess({ DATA_DIR: draft, SAMPLE_DATA: kind === 'sample' ? 'first' : 'no' });
  await server.stop();
  if (kind === 'sample') await runTenfold(['backup', backupOf(folder)], { DATA_DIR: draft });
  removeSpareWal(join(draft, 'database'));
  renameSync(draft, folder);
}

const backupOf = (folder: string) => `${folder}.backup`;

/** The kernel gives it up with the process, however that ends. */
async function lock(file: string): Promise<() => void> {
  const held = new DatabaseSync(file);
  for (;;) {
    try {
      held.exec('begin exclusive');
      return () => held.close();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** Hashes all that decides what a start makes, so that a copy is never of an older version. */
function hashOfSources(): string {
  const hash = createHash('sha256');
  const patterns = [
    'package-lock.json',
    'tests/world/prepared-data.ts',
    'apps/server/{src,migrations}/**/*.*',
    'packages/*/src/**/*.*',
    'sample-data/**/*.*',
  ];
  const files = globSync(patterns, { cwd: root }).filter((file) => !/[.-](test|fixture)\.tsx?$/.test(file));
  for (const file of files.sort()) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}
