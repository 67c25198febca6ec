import type { CachedDocument } from './document-cache.ts';
import { etagOf } from './etag-of.ts';
import { compressDocument } from './overlaid-documents.ts';

/** Documents with what one person sees of them: built once for each change of either part. */
export class PersonalDocuments<Own extends object> {
  readonly #lay: (document: CachedDocument, own: Own) => string;
  readonly #made = new WeakMap<Own, { readonly of: CachedDocument; readonly document: CachedDocument }>();

  constructor(lay: (document: CachedDocument, own: Own) => string) {
    this.#lay = lay;
  }

  /** @param own the same object until it changes */
  find(document: CachedDocument, own: Own): CachedDocument {
    const made = this.#made.get(own);
    if (made?.of === document) return made.document;
    const personal = compressDocument(this.#lay(document, own), document, etagOf(JSON.stringify(own)));
    this.#made.set(own, { of: document, document: personal });
    return personal;
  }
}
