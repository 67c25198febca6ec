import type { Feature } from '../../platform/feature.ts';
import type { AccountDeps } from '../accounts/index.ts';
import type { ContentDeps } from './content-deps.ts';
import { guidelinesFileQueue } from './documents/guidelines-queue.ts';
import { registerGuidelinesFile } from './documents/pdf-file.ts';
import { contentCommands } from './file/content-commands.ts';
import { registerImageFiles } from './images/routes.ts';
import { ownContent } from './own-content.ts';
import { registerContent } from './routes.ts';
import { listDocumentPages } from './sitemap.ts';

export const content = {
  name: 'content',
  level: 9,
  routes: registerContent,
  files(app, deps) {
    registerImageFiles(app, deps);
    registerGuidelinesFile(app, deps);
  },
  queues: (deps) => [guidelinesFileQueue(deps)],
  sitemap: listDocumentPages,
  ownData: ownContent,
  commands: contentCommands,
} satisfies Feature<AccountDeps & ContentDeps>;
