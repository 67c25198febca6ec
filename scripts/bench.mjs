// `npm run bench`: builds what people get, then measures it.
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { buildWeb } from './build-web.mjs';
import { install } from './install.mjs';
import { become } from './node.mjs';
import { root } from './root.mjs';

install();
buildWeb();
become([join(root, 'tests/load/bench.ts')], { CHROMIUM_PATH: (await findBrowser()) ?? '' });
