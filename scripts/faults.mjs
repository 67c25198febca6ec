import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { buildWeb } from './build-web.mjs';
import { install } from './install.mjs';
import { findNode } from './node.mjs';
import { root } from './root.mjs';

install();
buildWeb();
const [only = ''] = process.argv.slice(2);
const vitest = spawn(
  join(root, 'node_modules/.bin/vitest'),
  ['run', `tests/faults/${only}`, '--no-file-parallelism', '--reporter=verbose'],
  {
    cwd: root,
    env: { ...process.env, FAULTS: 'full', PATH: `${dirname(findNode())}:${process.env.PATH}` },
    stdio: 'inherit',
  },
);
vitest.on('error', () => process.exit(1));
vitest.on('exit', (code) => process.exit(code ?? 1));
