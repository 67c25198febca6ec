// `npm run dev`: the server starts again when its files change; the web client changes in the open page.
import { join } from 'node:path';
import { install } from './install.mjs';
import { become } from './node.mjs';
import { root } from './root.mjs';

const watched = ['apps/server/src', 'apps/server/migrations', 'packages/contract/src', 'packages/domain/src'];

install();
become(
  [
    // By folder: left to itself Node also watches the files vite writes, and never comes to rest.
    ...watched.map((folder) => `--watch-path=${join(root, folder)}`),
    '--watch-preserve-output',
    join(root, 'apps/server/src/main.ts'),
  ],
  { NODE_ENV: 'development' },
);
