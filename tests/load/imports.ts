import { spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './processes.ts';
import { heading, line } from './report.ts';

const filings = join(root, '../shared/data/sec/companyfacts');

/** Imports the SEC's files with the product's command: companies a second and peak memory. */
export async function benchImport(databaseUrl: string): Promise<void> {
  heading('Import of companyfacts files, PostgreSQL');
  if (!existsSync(filings)) return line('skipped', '-', 'no folder of companyfacts files beside the project');
  const companies = globSync(join(filings, '*.json')).length;
  const began = performance.now();
  const peak = await run(['apps/server/src/cli/tenfold.ts', 'import', 'sec', '--from', filings], databaseUrl);
  const seconds = (performance.now() - began) / 1000;
  line(`${companies} companies`, `${(companies / seconds).toFixed(1)} /s`, `${seconds.toFixed(1)} s in all`);
  line('peak memory', `${Math.round(peak)} MiB`);
}

/** In MiB, by the kernel's count. */
function run(args: string[], databaseUrl: string): Promise<number> {
  const report = `process.on('exit', () => process.stderr.write('peak ' + process.resourceUsage().maxRSS))`;
  const child = spawn(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(report)}`, ...args],
    {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: databaseUrl },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  return new Promise((resolve, reject) => {
    let errors = '';
    child.stderr.on('data', (chunk: Buffer) => {
      errors += chunk;
    });
    child.on('exit', (code) => {
      const peak = /peak (\d+)/.exec(errors);
      if (code === 0 && peak !== null) resolve(Number(peak[1]) / 1024);
      else reject(new Error(`the import ended with ${code}\n${errors}`));
    });
  });
}
