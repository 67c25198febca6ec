import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { DataDirInUse, lockDataDir } from './data-dir-lock.ts';

describe('a data folder has one holder', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lock-'));
    file = join(folder, 'server.lock');
  });

  test('a second process is refused with the process id of the first', async () => {
    await lockDataDir(folder);
    const second = lockDataDir(folder);
    await expect(second).rejects.toThrow(DataDirInUse);
    await expect(second).rejects.toThrow(`in use by process ${process.pid}`);
  });

  test('of many at once, one gets it', async () => {
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => lockDataDir(folder)));
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
  });

  test('released, it can be taken again', async () => {
    const unlock = await lockDataDir(folder);
    await unlock();
    expect(existsSync(file)).toBe(false);
    await lockDataDir(folder);
    expect(readdirSync(folder)).toEqual(['kernel.lock', 'server.lock']);
  });

  test('the lock of a dead process is taken over', async () => {
    writeFileSync(file, '4194305 1');
    await lockDataDir(folder);
    expect(readdirSync(folder)).toEqual(['kernel.lock', 'server.lock']);
  });

  test.skipIf(!existsSync('/proc/self/stat'))('the lock of a reused process id is taken over', async () => {
    writeFileSync(file, `${process.pid} 1`);
    await lockDataDir(folder);
  });

  test('an empty lock file blocks nobody', async () => {
    writeFileSync(file, '');
    await lockDataDir(folder);
  });

  test('the lock file of another process is not removed', async () => {
    const unlock = await lockDataDir(folder);
    writeFileSync(file, '1 1');
    await unlock();
    expect(existsSync(file)).toBe(true);
  });

  test.skipIf(!existsSync('/proc/self/stat'))(
    'a running older release without the kernel lock is respected',
    async () => {
      const old = spawn('sleep', ['60']);
      writeFileSync(file, `${old.pid} ${startOf(old.pid)}`);
      await expect(lockDataDir(folder)).rejects.toThrow(`in use by process ${old.pid}`);
      old.kill('SIGKILL');
      await once(old, 'exit');
      await lockDataDir(folder);
    },
  );

  test.skipIf(!existsSync('/proc/self/stat'))('a zombie holds no lock', async () => {
    // A shell replaced by exec never reaps its child.
    const parent = spawn('sh', ['-c', 'sleep 0.01 & echo $!; exec sleep 60']);
    const [printed] = await once(parent.stdout, 'data');
    const zombie = Number(String(printed));
    const start = startOf(zombie);
    await expect.poll(() => stateOf(zombie)).toBe('Z');
    writeFileSync(file, `${zombie} ${start}`);
    await lockDataDir(folder);
    parent.kill('SIGKILL');
  });
});

function fieldsOf(pid: number | undefined): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

const startOf = (pid: number | undefined) => fieldsOf(pid)[19];
const stateOf = (pid: number | undefined) => fieldsOf(pid)[0];
