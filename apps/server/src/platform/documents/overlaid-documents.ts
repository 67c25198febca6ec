import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { CachedDocument } from './document-cache.ts';
import { etagOf } from './etag-of.ts';

export interface DocumentSource {
  find(subject: string, kind: string): CachedDocument | Promise<CachedDocument | null>;
}

interface OverlaidReply<Live> {
  readonly live: Live;
  readonly document: CachedDocument;
}

/** Built, compressed and tagged once for each change of either part, without a database query. */
export class OverlaidDocuments<Live extends object> implements DocumentSource {
  readonly #prepared: DocumentSource;
  readonly #findLive: (subject: string) => Live | null;
  readonly #lay: (prepared: CachedDocument, live: Live) => string | null;
  readonly #made = new WeakMap<CachedDocument, OverlaidReply<Live>>();

  /** @param findLive must return the same object until it changes @param lay null when the prepared document is newer */
  constructor(
    prepared: DocumentSource,
    findLive: (subject: string) => Live | null,
    lay: (prepared: CachedDocument, live: Live) => string | null,
  ) {
    this.#prepared = prepared;
    this.#findLive = findLive;
    this.#lay = lay;
  }

  find(subject: string, kind: string): CachedDocument | Promise<CachedDocument | null> {
    const found = this.#prepared.find(subject, kind);
    if (!(found instanceof Promise)) return this.#over(found, subject);
    return found.then((prepared) => (prepared === null ? null : this.#over(prepared, subject)));
  }

  #over(prepared: CachedDocument, subject: string): CachedDocument {
    const live = this.#findLive(subject);
    if (live === null) return prepared;
    const made = this.#made.get(prepared);
    if (made?.live === live) return made.document;
    const body = this.#lay(prepared, live);
    const document = body === null ? prepared : compressDocument(body, prepared);
    this.#made.set(prepared, { live, document });
    return document;
  }
}

/** Built while a request waits, so at low levels: a few kilobytes take a fraction of a millisecond. */
export function compressDocument(body: string, prepared: CachedDocument, part = ''): CachedDocument {
  const bytes = Buffer.from(body);
  const row = {
    etag: etagOf(body),
    version: prepared.version,
    body,
    gzip: gzipSync(bytes, { level: 4 }),
    brotli: brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_LGWIN]: 16,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  };
  return new CachedDocument(row, prepared, part);
}
