import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { CachedDocument } from './document-cache.ts';
import { etagOf } from './etag-of.ts';

/** A document made while somebody waits: compressed at light levels, which takes a few kilobytes a fraction of a millisecond. */
export function compressDocument(body: string, version: number): CachedDocument {
  const bytes = Buffer.from(body);
  return new CachedDocument({
    etag: etagOf(body),
    version,
    body,
    gzip: gzipSync(bytes, { level: 4 }),
    brotli: brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_LGWIN]: 16,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  });
}
