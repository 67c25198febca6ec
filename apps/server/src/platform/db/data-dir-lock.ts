import { link, readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Another process holds the folder. */
export class DataDirInUse extends Error {
  readonly pid: number;
  constructor(dataDir: string, pid: number) {
    super(
      `${dataDir} is in use by process ${pid}. Stop it first, or give this one a DATA_DIR or a DATABASE_URL of its own.`,
    );
    this.pid = pid;
  }
}

/**
 * The embedded database does not lock its folder. The lock names its holder by process id and start time: a process id
 * alone comes back, in a container nearly always.
 */
export async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
  const file = join(dataDir, 'server.lock');
  const own = await identify(process.pid);
  while (!(await create(file, own))) {
    const found = await readFile(file, 'utf8').catch(() => null);
    if (found === null) continue;
    if (await isAlive(found)) throw new DataDirInUse(dataDir, pidOf(found));
    await discard(file, found);
  }
  return async () => {
    if ((await readFile(file, 'utf8').catch(() => null)) === own) await unlink(file);
  };
}

async function create(file: string, content: string): Promise<boolean> {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, content);
  try {
    // Unlike creating and then writing, a link appears with its content or not at all.
    await link(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await unlink(draft);
  }
}

/** Moves a dead holder's lock aside; one that somebody took over in the meantime is put back. */
async function discard(file: string, expected: string): Promise<void> {
  const aside = `${file}.${process.pid}.dead`;
  try {
    await rename(file, aside);
  } catch {
    return;
  }
  if ((await readFile(aside, 'utf8')) !== expected) await link(aside, file).catch(() => undefined);
  await unlink(aside);
}

async function isAlive(content: string): Promise<boolean> {
  const pid = pidOf(content);
  if (!Number.isInteger(pid) || pid <= 0 || !answersSignals(pid)) return false;
  return (await identify(pid)) === content;
}

function answersSignals(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** `pid start`; the start is empty where there is no /proc. */
async function identify(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const afterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return `${pid} ${afterName[19] ?? ''}`;
}

function pidOf(content: string): number {
  return Number.parseInt(content, 10);
}
