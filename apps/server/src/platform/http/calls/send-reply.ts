import type { Endpoint } from '@tenfold/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type CachedDocument, type EncodedReply, negotiateEncoding } from '../../documents/index.ts';

/** Bytes that are ready, or the word that who asks has them already. */
export function sendReply(
  { access }: Pick<Endpoint, 'access'>,
  { etag, encoding, bytes }: EncodedReply,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  // Which answer it is may depend on who asks: then nobody between us and them keeps it.
  reply.headers({
    vary: 'accept-encoding',
    'cache-control': access === 'anyone' ? 'no-cache' : 'private, no-cache',
  });
  // Of a POST a reader keeps nothing.
  if (request.method !== 'POST') {
    reply.header('etag', etag);
    if (hasIt(request.headers['if-none-match'], etag)) return reply.code(304).send();
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  reply.header('content-type', 'application/json; charset=utf-8');
  return reply.send(bytes);
}

/** A prepared document in the form its reader understands best. */
export function sendDocument(
  endpoint: Pick<Endpoint, 'access'>,
  { etag, bytes }: CachedDocument,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const encoding = negotiateEncoding(request.headers['accept-encoding']);
  return sendReply(endpoint, { etag, encoding, bytes: bytes[encoding] }, request, reply);
}

function hasIt(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag || header === '*') return true;
  const opaque = etag.replace(/^W\//, '');
  return header.split(',').some((part) => part.trim().replace(/^W\//, '') === opaque);
}
