import type { Endpoint, ReplyOf, RequestOf } from '@tenfold/contract/endpoint';
import { fromWire } from '@tenfold/contract/wire';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, type DocumentCache, type HotDocument } from '../documents/index.ts';
import type { AppError } from './app-error.ts';
import { callerOf, contextFor } from './caller.ts';
import { type CallContext, callKey } from './calls.ts';
import { readInput, readWireInput } from './read-input.ts';
import { routeOf } from './serve.ts';

interface Choice {
  readonly symbol: string;
  readonly kind: string;
}

/** The refusal for a symbol without its document. */
type Missing = (symbol: string) => AppError | Promise<AppError>;

type Choose<E extends Endpoint> = (
  input: RequestOf<E>,
  context: CallContext<E['access']>,
) => Choice | Promise<Choice>;

/** Answers an endpoint with a prepared document, byte for byte; which one may depend on who asks. */
export function serveDocument<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  cache: DocumentCache,
  choose: Choose<E>,
  missing: Missing,
): void {
  app.calls.set(callKey(endpoint), async (input, caller) => {
    const choice = await choose(readInput(endpoint, input), await contextFor(endpoint, caller));
    const document = await cache.find(choice.symbol, choice.kind);
    if (document === null) throw await missing(choice.symbol);
    return document.value((json) => fromWire(endpoint.reply, json) as ReplyOf<E>);
  });
  app.route({
    method: endpoint.method,
    url: routeOf(endpoint),
    handler: async (request, reply) => {
      const context = await contextFor(endpoint, callerOf(request, reply));
      const choice = await choose(readWireInput(endpoint, request), context);
      const document = await cache.find(choice.symbol, choice.kind);
      if (document === null) throw await missing(choice.symbol);
      return send(document, request, reply);
    },
  });
}

function send(document: HotDocument, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.headers({ etag: document.etag, vary: 'accept-encoding', 'cache-control': 'no-cache' });
  if (hasIt(request.headers['if-none-match'], document.etag)) return reply.code(304).send();
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  reply.header('content-type', 'application/json; charset=utf-8');
  return reply.send(document.bytes[encoding]);
}

function hasIt(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag || header === '*') return true;
  const opaque = etag.replace(/^W\//, '');
  return header.split(',').some((part) => part.trim().replace(/^W\//, '') === opaque);
}
