import type { FastifyReply, FastifyRequest } from 'fastify';
import { negotiateEncoding } from '../../documents/index.ts';
import { compress } from '../calls/compress.ts';
import { hasEtag } from '../calls/send-reply.ts';
import type { CachedPage } from './page-cache.ts';

const revalidated = { 'cache-control': 'private, no-cache', vary: 'accept-encoding' };

/** Doesn't wait for its reader. A page is rendered whole: compressed in one piece, it takes less time than as a stream. */
export async function sendPage(
  response: Response,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const content = response.body === null ? null : Buffer.from(await response.arrayBuffer());
  reply.code(response.status).headers(revalidated);
  for (const [name, value] of response.headers) reply.header(name, value);
  if (content === null) {
    reply.send();
    return;
  }
  const { encoding, bytes } = await compress(content, negotiateEncoding(request.headers['accept-encoding']));
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  reply.send(bytes);
}

export async function sendCachedPage(
  { etag, headers, bytes }: CachedPage,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.headers({ ...revalidated, ...headers, etag });
  if (hasEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  const encoding = negotiateEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await bytes(encoding));
}

/** Or when its reader is too slow to wait for: the page is rendered by then. */
export function sent(reply: FastifyReply): Promise<void> {
  return new Promise((resolve) => {
    if (reply.raw.closed) return resolve();
    const timer = setTimeout(resolve, 5_000);
    reply.raw.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
