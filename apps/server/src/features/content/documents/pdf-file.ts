import { guidelinesFile } from '@tenfold/contract/content/document-fields';
import type { FastifyInstance } from 'fastify';
import { etagOf } from '../../../platform/documents/index.ts';
import type { ContentDeps } from '../content-deps.ts';
import type { PublishedVersion } from '../versions/version-store.ts';
import { findGuidelinesFile, makeGuidelinesFile } from './guidelines-file.ts';

interface File {
  readonly version: number;
  readonly bytes: Promise<Buffer>;
}

/** The community guidelines to print. Publishing has them made; who asks sooner, or after an import, has them made now. */
export function registerGuidelinesFile(
  app: FastifyInstance,
  { db, content }: Pick<ContentDeps, 'db' | 'content'>,
): void {
  let file: File | null = null;
  app.get(guidelinesFile, async (request, reply) => {
    const { versions } = await content.now();
    const live = versions.guidelines;
    if (file?.version !== live.version) {
      const newest = { version: live.version, bytes: read(live) };
      file = newest;
      newest.bytes.catch(() => {
        if (file === newest) file = null;
      });
    }
    const bytes = await file.bytes;
    const etag = etagOf(bytes.toString('latin1'));
    reply.headers({
      'content-type': 'application/pdf',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      etag,
    });
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(bytes);
  });

  async function read(live: PublishedVersion): Promise<Buffer> {
    return (await findGuidelinesFile(db, live.version)) ?? makeGuidelinesFile(db, live);
  }
}
