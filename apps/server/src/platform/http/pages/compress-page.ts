import { pipeline, type Readable, Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

/** Streams: the head must not wait for the last table row. */
export function compressPage(page: Readable, encoding: 'br' | 'gzip'): Readable {
  const compressed = compressor(encoding);
  // An error destroys all three streams, and the response with them.
  pipeline(page, gathered(), compressed, () => undefined);
  return compressed;
}

/** React writes in small pieces; compressing and sending each costs more than rendering. */
function gathered(): Transform {
  let pieces: Buffer[] = [];
  const release = (stream: Transform) => {
    if (pieces.length > 0) stream.push(Buffer.concat(pieces));
    pieces = [];
  };
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      if (pieces.length === 0) setImmediate(release, this);
      pieces.push(piece);
      done();
    },
    flush(done) {
      release(this);
      done();
    },
  });
}

function compressor(encoding: 'br' | 'gzip') {
  if (encoding === 'gzip') return createGzip({ level: 4, flush: constants.Z_SYNC_FLUSH });
  return createBrotliCompress({
    flush: constants.BROTLI_OPERATION_FLUSH,
    // A window of 256 kB holds any page; the default 4 MB would be cleared for each.
    params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 },
  });
}
