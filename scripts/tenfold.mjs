import { join } from 'node:path';
import { install } from './install.mjs';
import { become } from './node.mjs';
import { root } from './root.mjs';

install();
become([join(root, 'apps/server/src/cli/tenfold.ts'), ...process.argv.slice(2)]);
