import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '../../documents/index.ts';

/** Smaller answers fit in one or two packets. */
export const worthCompressing = 2_000;

export interface Compressed {
  readonly encoding: Encoding;
  readonly bytes: Buffer;
}

export async function compress(text: string, encoding: Encoding): Promise<Compressed> {
  const bytes = Buffer.from(text);
  if (encoding === 'identity' || text.length < worthCompressing) return { encoding: 'identity', bytes };
  return { encoding, bytes: exactly(await forms[encoding](bytes)) };
}

/** What zlib returns holds on to its whole working buffer, 16 KiB, until it is copied. */
export function exactly(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

const forms = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 2,
        [constants.BROTLI_PARAM_LGWIN]: 18,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 4 }),
};
