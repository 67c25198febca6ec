import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '../../documents/index.ts';

/** Smaller answers fit in one or two packets. */
export const worthCompressing = 2_000;

export interface Compressed {
  readonly encoding: Encoding;
  readonly bytes: Buffer;
}

/** @param content text, or its bytes as UTF-8 */
export async function compress(content: string | Buffer, encoding: Encoding): Promise<Compressed> {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  if (encoding === 'identity' || bytes.length < worthCompressing) return { encoding: 'identity', bytes };
  return { encoding, bytes: exactly(await ofReplies[encoding](bytes)) };
}

/** What zlib returns holds on to its whole working buffer until it is copied. */
export function exactly(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/** Room for what is expected to come out: with zlib's 16 KiB, each piece of a page is another turn of its threads. */
function roomFor({ length }: Buffer): number {
  return Math.max(16 * 1024, Math.ceil(length / 3));
}

/** How hard each encoding tries, where more takes longer. */
interface CompressionLevels {
  readonly br: number;
  readonly gzip: number;
}

export function compressors(levels: CompressionLevels) {
  return {
    br: (bytes: Buffer) =>
      promisify(brotliCompress)(bytes, {
        chunkSize: roomFor(bytes),
        params: {
          [constants.BROTLI_PARAM_QUALITY]: levels.br,
          [constants.BROTLI_PARAM_LGWIN]: 18,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
    gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: levels.gzip, chunkSize: roomFor(bytes) }),
  };
}

const ofReplies = compressors({ br: 2, gzip: 4 });
