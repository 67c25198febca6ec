import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { buildWeb } from './build-web.mjs';
import { install } from './install.mjs';
import { findNode } from './node.mjs';
import { root } from './root.mjs';

install();
await buildWeb();
const [only = ''] = process.argv.slice(2);
/** Random orders of what several tabs and processes do. */
const orders = [
  'apps/server/src/features/alerts/engine/engine.test.ts',
  'apps/server/src/features/alerts/interleavings.test.ts',
  'apps/server/src/features/alerts/models/model-days.test.ts',
  'apps/server/src/features/comments/interleavings.test.ts',
  'apps/server/src/features/forecasts/keeping/interleavings.test.ts',
  'apps/server/src/features/lists/interleavings.test.ts',
  'apps/server/src/features/notes/keeping/interleavings.test.ts',
  'apps/server/src/features/notifications/mails/crashes.test.ts',
  'apps/server/src/features/notifications/reading/interleavings.test.ts',
];
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
