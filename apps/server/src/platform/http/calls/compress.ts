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
  return { encoding, bytes: exactly(await forms[encoding](bytes)) };
}

/** What zlib returns holds on to its whole working buffer until it is copied. */
export function exactly(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/** Room for what is expected to come out: with zlib's 16 KiB, each piece of a page is another turn of its threads. */
export function roomFor({ length }: Buffer): number {
  return Math.max(16 * 1024, Math.ceil(length / 3));
}

const forms = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      chunkSize: roomFor(bytes),
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 2,
        [constants.BROTLI_PARAM_LGWIN]: 18,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 4, chunkSize: roomFor(bytes) }),
};
