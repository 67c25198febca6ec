import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { buildWeb } from './build-web.mjs';
import { install } from './install.mjs';
import { become } from './node.mjs';
import { root } from './root.mjs';

if (spawnSync('wrk', ['-v']).error) {
  console.error('The bench needs wrk: install it with `apt install wrk` or `brew install wrk`.');
  process.exit(1);
}
install();
await buildWeb();
become([join(root, 'tests/load/bench.ts'), ...process.argv.slice(2)], {
  CHROMIUM_PATH: (await findBrowser()) ?? '',
});
