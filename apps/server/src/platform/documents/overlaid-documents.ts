import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { CachedDocument } from './document-cache.ts';
import { etagOf } from './etag-of.ts';

/** Where prepared answers are found: at once when they are in memory. */
export interface DocumentSource {
  find(subject: string, kind: string): CachedDocument | Promise<CachedDocument | null>;
}

interface Made<Live> {
  readonly live: Live;
  readonly document: CachedDocument;
}

/**
 * Documents with a part over them that changes by the second. Each is made, compressed and given its ETag once for each
 * change of either, whoever asks how often, and never reads the database.
 */
export class OverlaidDocuments<Live extends object> implements DocumentSource {
  readonly #prepared: DocumentSource;
  readonly #findLive: (subject: string) => Live | null;
  readonly #lay: (prepared: CachedDocument, live: Live) => string | null;
  /** Goes with the prepared document when that leaves memory. */
  readonly #made = new WeakMap<CachedDocument, Made<Live>>();

  /**
   * @param findLive the same object for as long as nothing changed; null when there is nothing to lay over
   * @param lay the whole body with the live part in it; null when the prepared one says more
   */
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
    const document = body === null ? prepared : compressDocument(body, prepared.version);
    this.#made.set(prepared, { live, document });
    return document;
  }
}

/** A document made while somebody waits: compressed at light levels, which takes a few kilobytes a fraction of a millisecond. */
function compressDocument(body: string, version: number): CachedDocument {
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
