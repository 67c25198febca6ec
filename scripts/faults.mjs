import { spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildWeb } from './build-web.mjs';
import { install } from './install.mjs';
import { findNode } from './node.mjs';
import { root } from './root.mjs';

install();
await buildWeb();
const [only = ''] = process.argv.slice(2);
/** Random orders of what several tabs and processes do: found by what they use, as files move. */
const orders = globSync('apps/server/src/**/*.test.ts', { cwd: root }).filter((file) =>
  /\b(rounds\(|isFullSize\b)/.test(readFileSync(join(root, file), 'utf8')),
);
const files = [`tests/faults/${only}`, ...orders.filter((file) => file.includes(only))];
const vitest = spawn(
  join(root, 'node_modules/.bin/vitest'),
  ['run', ...files, '--no-file-parallelism', '--reporter=verbose'],
  {
    cwd: root,
    env: { ...process.env, FAULTS: 'full', PATH: `${dirname(findNode())}:${process.env.PATH}` },
    stdio: 'inherit',
  },
);
vitest.on('error', () => process.exit(1));
vitest.on('exit', (code) => process.exit(code ?? 1));
