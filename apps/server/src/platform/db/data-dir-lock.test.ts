import { existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
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

  test('a second one is refused with the process id of the first', async () => {
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
    expect(readdirSync(folder)).toEqual(['server.lock']);
  });

  test('a dead holder’s lock is taken over', async () => {
    writeFileSync(file, '4194305 1');
    await lockDataDir(folder);
    expect(readdirSync(folder)).toEqual(['server.lock']);
  });

  test.skipIf(!existsSync('/proc/self/stat'))(
    'so is one whose process id now belongs to another process',
    async () => {
      writeFileSync(file, `${process.pid} 1`);
      await lockDataDir(folder);
    },
  );

  test('a lock that says nothing holds nobody up', async () => {
    writeFileSync(file, '');
    await lockDataDir(folder);
  });

  test('a lock taken over by another is not released by the first', async () => {
    const unlock = await lockDataDir(folder);
    writeFileSync(file, '1 1');
    await unlock();
    expect(existsSync(file)).toBe(true);
  });
});
