export { type Answer, AnswerCache } from './answer-cache.ts';
export { DocumentCache, type HotDocument } from './document-cache.ts';
export { acceptedEncoding, type Encoding } from './encoding.ts';
export { etagOf } from './etag-of.ts';
export { type DocumentSource, LiveDocuments } from './live-documents.ts';
export { type NewDocument, putDocuments } from './put-documents.ts';
