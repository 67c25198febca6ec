import formbody from '@fastify/formbody';
import type { Endpoint, EventOf, ReplyOf, RequestOf } from '@tenfold/contract/endpoint';
import { wireName } from '@tenfold/contract/wire/wire-names';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { negotiateEncoding } from '../../documents/index.ts';
import { isCrossSite } from '../app/cross-site.ts';
import { Forbidden } from '../errors/app-error.ts';
import { callerOf, createContext } from './caller.ts';
import { type CallContext, callKey } from './calls.ts';
import { compress, worthCompressing } from './compress.ts';
import { readInput, readWireInput } from './read-input.ts';
import { replyParser } from './reply-parser.ts';
import { acceptsEvents, sendEvents } from './send-events.ts';

const contexts = new WeakMap<FastifyRequest, unknown>();

type Handler<E extends Endpoint> = (
  input: RequestOf<E>,
  context: CallContext<E['access']>,
) => ReplyOf<E> | Promise<ReplyOf<E>>;

type EventHandler<E extends Endpoint> = (
  input: RequestOf<E>,
  context: CallContext<E['access']>,
  left: AbortSignal,
) => AsyncGenerator<EventOf<E>, void>;

/** The reply is parsed by its schema, so that no other column can leak. @param events for callers that accept a stream */
export function serve<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
  events?: EventHandler<E>,
): void {
  const parse = replyParser(endpoint);
  const answer = counted(app, endpoint, handler);
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': cachingOf(endpoint),
    vary: 'accept-encoding',
  };
  app.calls.set(callKey(endpoint), (input) => {
    const read = readInput(endpoint, input);
    return async (caller) => parse(await answer(read, await createContext(endpoint, caller))).reply;
  });
  route(app, endpoint, {
    method: endpoint.method,
    ...(endpoint.maxBodyBytes !== undefined && { bodyLimit: endpoint.maxBodyBytes }),
    url: routeOf(endpoint),
    // A caller without access is refused before the body is read.
    ...(endpoint.access !== 'anyone' && {
      preParsing: async (request, reply) => {
        contexts.set(request, await createContext(endpoint, callerOf(request, reply)));
      },
    }),
    handler: async (request, reply) => {
      const context = (contexts.get(request) ?? openContext(request, reply)) as CallContext<E['access']>;
      const input = readWireInput(endpoint, request);
      if (events !== undefined && acceptsEvents(request)) {
        await count(app, endpoint, context);
        return sendEvents(endpoint, (left) => events(input, context, left), request, reply);
      }
      const given = answer(input, context);
      const text = parse(given instanceof Promise ? await given : given).text();
      reply.headers(headers);
      if (text.length < worthCompressing) return reply.send(text);
      const { encoding, bytes } = await compress(text, negotiateEncoding(request.headers['accept-encoding']));
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      return reply.send(bytes);
    },
  });
}

function counted<E extends Endpoint>(app: FastifyInstance, endpoint: E, handler: Handler<E>): Handler<E> {
  if ((endpoint as Endpoint).limit === undefined) return handler;
  if (app.limitCall === null) throw new RangeError(`Nothing counts ${callKey(endpoint)}.`);
  return async (input, context) => {
    await count(app, endpoint, context);
    return handler(input, context);
  };
}

/** @throws TooManyRequests */
async function count(
  { limitCall }: FastifyInstance,
  { limit }: Endpoint,
  context: CallContext,
): Promise<void> {
  if (limit !== undefined) await limitCall?.(limit, context);
}

/** An endpoint for anyone awaits nobody. */
function openContext(request: FastifyRequest, reply: FastifyReply): CallContext<'anyone'> {
  return { ...callerOf(request, reply), person: null };
}

/** Personal replies must not be stored by any cache. */
function cachingOf({ access, method }: Endpoint): string {
  return access === 'anyone' && method === 'GET' ? 'no-cache' : 'no-store';
}

/** Forms are read only where the endpoint says so, and never from another site: browsers send those without a preflight. */
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

export function routeOf(endpoint: Endpoint): string {
  return endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => `:${wireName(name)}`);
}
