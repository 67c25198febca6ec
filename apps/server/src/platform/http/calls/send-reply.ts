import type { Endpoint } from '@tenfold/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type CachedDocument, type EncodedReply, negotiateEncoding } from '../../documents/index.ts';

export function sendReply(
  { access }: Pick<Endpoint, 'access'>,
  { etag, encoding, bytes }: EncodedReply,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  // The reply may depend on who asks, so no shared cache may store it.
  reply.headers({
    vary: 'accept-encoding',
    'cache-control': access === 'anyone' ? 'no-cache' : 'private, no-cache',
  });
  if (request.method !== 'POST') {
    reply.header('etag', etag);
    if (hasEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  reply.header('content-type', 'application/json; charset=utf-8');
  return reply.send(bytes);
}

export function sendDocument(
  endpoint: Pick<Endpoint, 'access'>,
  { etag, bytes }: CachedDocument,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const encoding = negotiateEncoding(request.headers['accept-encoding']);
  return sendReply(endpoint, { etag, encoding, bytes: bytes[encoding] }, request, reply);
}

export function hasEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag || header === '*') return true;
  const opaque = etag.replace(/^W\//, '');
  return header.split(',').some((part) => part.trim().replace(/^W\//, '') === opaque);
}
