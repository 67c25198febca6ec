import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPglite } from './open-pglite.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'tenfold-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** In a process of its own, as memory is counted by process. @returns what the work prints, in MiB */
async function memoryAfter(work: string): Promise<number> {
  const program = `
    const { existsSync, readFileSync } = await import('node:fs');
    const { openPglite } = await import(${JSON.stringify(new URL('open-pglite.ts', import.meta.url).href)});
    const database = await openPglite(process.argv[1]);
    ${work}
    await database.close();`;
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '--eval',
    program,
    dataDir,
  ]);
  return Number(stdout) / 1024 / 1024;
}

/** Measured for this program alone: `maxRSS` begins with what the process that started it had, which is large after many tests. */
const peakMemory = `existsSync('/proc/self/status')
  ? Number(/VmHWM:\\s*(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1]) * 1024
  : process.resourceUsage().maxRSS * 1024`;

test('a database that works hard takes less than 400 MiB', async () => {
  const created = await openPglite(dataDir);
  await created.close();
  const peak = await memoryAfter(`
    const query = 'select sum(x) from generate_series(1, 250000) x where x % 7 = 3 and x::text like $1';
    for (let i = 0; i < 4; i += 1) await database.session((session) => session.query(query, ['%1%']));
    console.log(${peakMemory});`);
  expect(peak).toBeLessThan(400);
});

test('creating a database leaves less than 400 MiB', async () => {
  expect(await memoryAfter('console.log(process.memoryUsage.rss());')).toBeLessThan(400);
});
