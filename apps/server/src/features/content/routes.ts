import type { FastifyInstance } from 'fastify';
import type { ContentDeps } from './content-deps.ts';
import { registerDocuments } from './documents/routes.ts';
import { registerDrafts } from './drafts/routes.ts';
import { registerExport } from './file/routes.ts';
import { registerImages } from './images/routes.ts';
import { registerVersions } from './versions/routes.ts';

export function registerContent(app: FastifyInstance, deps: ContentDeps): void {
  // Before those of a key: `export` is none.
  registerExport(app, deps);
  registerVersions(app, deps);
  registerDrafts(app, deps);
  registerImages(app, deps);
  registerDocuments(app, deps);
}
