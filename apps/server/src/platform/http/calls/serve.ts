import formbody from '@fastify/formbody';
import type { Endpoint, ReplyOf, RequestOf } from '@tenfold/contract/endpoint';
import { toWire, wireName } from '@tenfold/contract/wire';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { negotiateEncoding } from '../../documents/index.ts';
import { isCrossSite } from '../app/cross-site.ts';
import { Forbidden } from '../errors/app-error.ts';
import { callerOf, createContext } from './caller.ts';
import { type CallContext, callKey } from './calls.ts';
import { compress } from './compress.ts';
import { readInput, readWireInput } from './read-input.ts';

const contexts = new WeakMap<FastifyRequest, unknown>();

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
    const context = await createContext(endpoint, caller);
    return endpoint.reply.parse(await handler(readInput(endpoint, input), context));
  });
  route(app, endpoint, {
    method: endpoint.method,
    ...(endpoint.maxBodyBytes !== undefined && { bodyLimit: endpoint.maxBodyBytes }),
    url: routeOf(endpoint),
    // A caller without access is refused before the body is read.
    preParsing: async (request, reply) => {
      contexts.set(request, await createContext(endpoint, callerOf(request, reply)));
    },
    handler: async (request, reply) => {
      const context = contexts.get(request) as CallContext<E['access']>;
      const given = await handler(readWireInput(endpoint, request), context);
      const answer = toWire(endpoint.reply, endpoint.reply.parse(given));
      const asked = negotiateEncoding(request.headers['accept-encoding']);
      const { encoding, bytes } = await compress(JSON.stringify(answer), asked);
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      return reply
        .headers({
          'content-type': 'application/json; charset=utf-8',
          'cache-control': keeping(endpoint),
          vary: 'accept-encoding',
        })
        .send(bytes);
    },
  });
}

/** What is one person's is kept nowhere on its way. */
function keeping({ access, method }: Endpoint): string {
  return access === 'anyone' && method === 'GET' ? 'no-cache' : 'no-store';
}

/** Only an endpoint that says so reads a form, and never one that a page of another site has sent: nobody is asked there. */
function route(app: FastifyInstance, { encoding }: Endpoint, options: RouteOptions): void {
  if (encoding !== 'form') {
    app.route(options);
    return;
  }
  app.register(async (forms) => {
    forms.register(formbody);
    forms.addHook('onRequest', async (request) => {
      if (isCrossSite(request)) throw new Forbidden('This request must come from a page of this site.');
    });
    forms.route(options);
  });
}

/** `/company/{symbol}/{rowKey}` as Fastify writes it, in wire names. */
export function routeOf(endpoint: Endpoint): string {
  return endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => `:${wireName(name)}`);
}
