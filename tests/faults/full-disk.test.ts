import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { copyPreparedData } from '../world/prepared-data.ts';
import { startServer } from '../world/server.ts';

/** Mounting a small disk needs root on Linux. */
const canMount = (() => {
  const folder = mkdtempSync(join(tmpdir(), 'mount-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'ignore' });
    execFileSync('umount', [folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
})();

describe.skipIf(!canMount)('a full disk', () => {
  let disk: string;
  beforeEach(() => {
    disk = mkdtempSync(join(tmpdir(), 'disk-'));
  });
  afterEach(() => {
    execFileSync('umount', [disk]);
    rmSync(disk, { recursive: true });
  });
  const mount = (megabytes: number) =>
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', disk]);

  test('at the first start is reported in a sentence', async () => {
    mount(20);
    const start = startServer({ SAMPLE_DATA: 'no', DATA_DIR: join(disk, 'data') });
    await expect(start).rejects.toThrow(/The disk .* is full/);
    await expect(start).rejects.not.toThrow(/object Object|\n\s+at /);
  });

  test('takes the process out of rotation until there is room again', async () => {
    mount(300);
    const dataDir = join(disk, 'data');
    await copyPreparedData('empty', dataDir);
    const server = await startServer({ SAMPLE_DATA: 'no', DATA_DIR: dataDir });
    const readiness = async () => (await fetch(`${server.url}/readyz`)).status;
    expect(await readiness()).toBe(200);
    const { bavail, bsize } = statfsSync(disk);
    writeFileSync(join(disk, 'filler'), Buffer.alloc(bavail * bsize - 1024 * 1024));
    await expect.poll(readiness, { timeout: 90_000 }).toBe(503);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    rmSync(join(disk, 'filler'));
    await expect.poll(readiness, { timeout: 90_000 }).toBe(200);
    expect(await server.stop()).toBe(0);
  });
});
