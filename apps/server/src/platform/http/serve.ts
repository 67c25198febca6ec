import type { Endpoint, ReplyOf, RequestOf } from '@tenfold/contract/endpoint';
import { toWire, wireName } from '@tenfold/contract/wire';
import type { FastifyInstance } from 'fastify';
import { callerOf, contextFor } from './caller.ts';
import { type CallContext, callKey } from './calls.ts';
import { readInput, readWireInput } from './read-input.ts';
import { sendCompressed } from './send-compressed.ts';

type Handler<E extends Endpoint> = (
  input: RequestOf<E>,
  context: CallContext<E['access']>,
) => ReplyOf<E> | Promise<ReplyOf<E>>;

/**
 * Answers an endpoint to those its access lets in. The reply is read by its schema on the way out, so a column of ours
 * cannot leak.
 */
export function serve<E extends Endpoint>(app: FastifyInstance, endpoint: E, handler: Handler<E>): void {
  app.calls.set(callKey(endpoint), async (input, caller) => {
    const context = await contextFor(endpoint, caller);
    return endpoint.reply.parse(await handler(readInput(endpoint, input), context));
  });
  app.route({
    method: endpoint.method,
    url: routeOf(endpoint),
    handler: async (request, reply) => {
      const context = await contextFor(endpoint, callerOf(request, reply));
      const given = await handler(readWireInput(endpoint, request), context);
      const answer = toWire(endpoint.reply, endpoint.reply.parse(given));
      reply.headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' });
      return sendCompressed(JSON.stringify(answer), request, reply);
    },
  });
}

/** `/company/{symbol}/{rowKey}` as Fastify writes it, in wire names. */
export function routeOf(endpoint: Endpoint): string {
  return endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => `:${wireName(name)}`);
}
