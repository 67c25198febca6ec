// `npm run dev`: the server starts again when its files change; the web client changes in the open page.
import { join } from 'node:path';
import { install } from './install.mjs';
import { become } from './node.mjs';
import { root } from './root.mjs';

install();
become(['--watch', '--watch-preserve-output', join(root, 'apps/server/src/main.ts')], {
  NODE_ENV: 'development',
});
