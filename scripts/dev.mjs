// `npm run dev`: the server restarts when its files change; the web client updates in the page.
import { join } from 'node:path';
import { install } from './install.mjs';
import { become } from './node.mjs';
import { root } from './root.mjs';

install();
become([join(root, 'scripts/dev-server.mjs')], { NODE_ENV: 'development' });
