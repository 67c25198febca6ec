import { guidelinesFile } from '@tenfold/contract/content/document-fields';
import type { FastifyInstance } from 'fastify';
import { etagOf } from '../../../platform/documents/index.ts';
import type { ContentDeps } from '../content-deps.ts';
import { describeDocument } from './describe-document.ts';

interface File {
  readonly version: number;
  readonly bytes: Promise<Buffer>;
}

/** The community guidelines to print, made once for each version. */
export function registerGuidelinesFile(
  app: FastifyInstance,
  { content }: Pick<ContentDeps, 'content'>,
): void {
  let file: File | null = null;
  app.get(guidelinesFile, async (request, reply) => {
    const { versions } = await content.now();
    const live = versions.guidelines;
    if (file?.version !== live.version) {
      // Loaded on demand: few ask for it.
      const made = import('./document-pdf.ts').then(({ documentPdf }) =>
        documentPdf(describeDocument('guidelines', live, [live])),
      );
      const newest = { version: live.version, bytes: made };
      file = newest;
      made.catch(() => {
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
}
