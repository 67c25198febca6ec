import type { Endpoint, ReplyOf, RequestOf } from '@tenfold/contract/endpoint';
import { toWire, wireName } from '@tenfold/contract/wire';
import type { FastifyInstance } from 'fastify';
import { acceptedEncoding } from '../documents/index.ts';
import { type CallContext, callKey } from './calls.ts';
import { compress } from './compress.ts';
import { readInput, readWireInput } from './read-input.ts';

type Handler<E extends Endpoint> = (
  input: RequestOf<E>,
  context: CallContext,
) => ReplyOf<E> | Promise<ReplyOf<E>>;

/** Answers an endpoint. The reply is read by its schema on the way out, so a column of ours cannot leak. */
export function serve<E extends Endpoint>(app: FastifyInstance, endpoint: E, handler: Handler<E>): void {
  app.calls.set(callKey(endpoint), async (input, context) =>
    endpoint.reply.parse(await handler(readInput(endpoint, input), context)),
  );
  app.route({
    method: endpoint.method,
    url: routeOf(endpoint),
    handler: async (request, reply) => {
      const given = await handler(readWireInput(endpoint, request), { requestId: request.id });
      const answer = toWire(endpoint.reply, endpoint.reply.parse(given));
      const asked = acceptedEncoding(request.headers['accept-encoding']);
      const { encoding, bytes } = await compress(JSON.stringify(answer), asked);
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      return reply
        .headers({
          'content-type': 'application/json; charset=utf-8',
          'cache-control': 'no-cache',
          vary: 'accept-encoding',
        })
        .send(bytes);
    },
  });
}

/** `/company/{symbol}/{rowKey}` as Fastify writes it, in wire names. */
export function routeOf(endpoint: Endpoint): string {
  return endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => `:${wireName(name)}`);
}
