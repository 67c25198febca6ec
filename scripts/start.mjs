// `npm start`: needs only a Node to run this file; it installs the rest.
import { join } from 'node:path';
import { buildWeb } from './build-web.mjs';
import { install } from './install.mjs';
import { memoryEnvironment, memoryFlags } from './memory-flags.mjs';
import { become } from './node.mjs';
import { root } from './root.mjs';

install();
await buildWeb();
become([...memoryFlags, join(root, 'apps/server/src/main.ts')], {
  ...memoryEnvironment,
  NODE_ENV: 'production',
});
