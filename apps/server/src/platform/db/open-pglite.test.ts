import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { openPglite } from './open-pglite.ts';

/** In a process of its own: a peak is the process's. */
const program = `
  const { openPglite } = await import(${JSON.stringify(new URL('open-pglite.ts', import.meta.url).href)});
  const database = await openPglite(process.argv[1]);
  const query = 'select sum(x) from generate_series(1, 1000000) x where x % 7 = 3 and x::text like $1';
  for (let i = 0; i < 4; i += 1) await database.session((session) => session.query(query, ['%1%']));
  await database.close();
  console.log(process.resourceUsage().maxRSS / 1024);`;

test('a database that works hard takes less than 400 MiB', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tenfold-'));
  try {
    const created = await openPglite(dataDir);
    await created.close();
    const evaluate = ['--input-type=module', '--eval', program, dataDir];
    const { stdout } = await promisify(execFile)(process.execPath, evaluate);
    expect(Number(stdout)).toBeLessThan(400);
  } finally {
    rmSync(dataDir, { recursive: true });
  }
});
