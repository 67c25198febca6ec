import { readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export class DataDirInUse extends Error {
  readonly pid: number | null;
  constructor(dataDir: string, pid: number | null) {
    const holder = pid === null ? 'another process' : `process ${pid}`;
    super(`${dataDir} is in use by ${holder}. Stop it first, or use another DATA_DIR or DATABASE_URL.`);
    this.pid = pid;
  }
}

/** SQLite has the only file lock in Node; the kernel releases it. The pid beside it is for messages and older releases. */
export async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
  const holderFile = join(dataDir, 'server.lock');
  const release = takeKernelLock(join(dataDir, 'kernel.lock'));
  const holder = await readHolder(holderFile);
  if (release === null) throw new DataDirInUse(dataDir, holder === null ? null : pidOf(holder));
  const own = await identify(process.pid);
  if (holder !== null && holder !== own && (await isAlive(holder))) {
    release();
    throw new DataDirInUse(dataDir, pidOf(holder));
  }
  try {
    await writeWhole(holderFile, own);
  } catch (error) {
    release();
    throw error;
  }
  return async () => {
    if ((await readHolder(holderFile)) === own) await unlink(holderFile);
    release();
  };
}

/** Several that start at once look at the lock in turn, and each may find another looking: without waiting nobody takes it. */
const lockTimeoutMs = 100;

/** Null when another process holds it, or this one already. */
function takeKernelLock(file: string): (() => void) | null {
  const lock = new DatabaseSync(file, { timeout: lockTimeoutMs });
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive');
    return () => lock.close();
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode === busy) return null;
    throw error;
  }
}

const busy = 5;

async function readHolder(file: string): Promise<string | null> {
  return readFile(file, 'utf8').catch(() => null);
}

async function writeWhole(file: string, content: string): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, content);
  await rename(draft, file);
}

async function isAlive(holder: string): Promise<boolean> {
  const pid = pidOf(holder);
  if (!Number.isInteger(pid) || pid <= 0 || !answersSignals(pid)) return false;
  return (await identify(pid)) === holder;
}

function answersSignals(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** `pid start`: pids are reused. The start is empty without /proc, and for a zombie, which still answers signals. */
async function identify(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [state, ...afterState] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return `${pid} ${state === 'Z' ? 'zombie' : (afterState[18] ?? '')}`;
}

function pidOf(holder: string): number {
  return Number.parseInt(holder, 10);
}
