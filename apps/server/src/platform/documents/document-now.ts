import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { HotDocument } from './document-cache.ts';
import { etagOf } from './etag-of.ts';

/** A document made while somebody waits: compressed at light levels, which takes a few kilobytes a fraction of a millisecond. */
export function documentNow(body: string, version: number): HotDocument {
  const bytes = Buffer.from(body);
  return new HotDocument({
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
