/** Prepared documents, compressed, by version; in memory while hot. */

export { BriefAnswer } from './brief-answer.ts';
export { deepFreeze } from './deep-freeze.ts';
export { CachedDocument, DocumentCache } from './document-cache.ts';
export { type Encoding, negotiateEncoding } from './encoding.ts';
export { etagOf } from './etag-of.ts';
export { findBody } from './find-body.ts';
export { type Mark, markOf } from './mark-of.ts';
export { compressDocument, type DocumentSource, OverlaidDocuments } from './overlaid-documents.ts';
export { PersonalDocuments } from './personal-documents.ts';
export { type EncodedReply, ReplyCache } from './reply-cache.ts';
export { lockDocuments, type NewDocument, saveDocuments } from './save-documents.ts';
