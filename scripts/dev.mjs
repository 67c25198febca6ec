// `npm run dev`: restarts the server when its files change; the web client updates in the page.
import { join } from 'node:path';
import { install } from './install.mjs';
import { become } from './node.mjs';
import { root } from './root.mjs';

const watched = ['apps/server/src', 'apps/server/migrations', 'packages/contract/src', 'packages/domain/src'];

install();
become(
  [
    // By folder: otherwise Node also watches the files vite writes, and restarts endlessly.
    ...watched.map((folder) => `--watch-path=${join(root, folder)}`),
    '--watch-preserve-output',
    join(root, 'apps/server/src/main.ts'),
  ],
  { NODE_ENV: 'development' },
);
