import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { Api } from '@tenfold/contract/call';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { AppError, callerOf, createInProcessApi, InvalidRequest } from '../../platform/http/index.ts';

export const mcpPath = '/mcp';

const maxBodyBytes = 65_536;
const maxSubscriptions = 1;

type Handle = (request: Request, api: Api, body: unknown) => Promise<Response>;

/**
 * The Model Context Protocol over HTTP, without sessions: any process answers any message. Each tool makes the calls of the
 * API with the request’s personal token, so rights, quota and limits are those of the page.
 */
export function registerMcp(app: FastifyInstance, { log }: Deps): void {
  let loading: Promise<Handle> | null = null;
  let close = async () => {};

  app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: mcpPath,
    bodyLimit: maxBodyBytes,
    // Nobody without a token has their body read.
    preParsing: async (request, reply) => {
      await requireToken(request, reply);
    },
    handler: async (request, reply) => {
      if (Array.isArray(request.body)) throw new InvalidRequest('Send one message at a time.');
      loading ??= load();
      const handle = await loading;
      const caller = callerOf(request, reply);
      const response = await handle(webRequest(request), createInProcessApi(app, caller, log), request.body);
      reply
        .code(response.status)
        .headers(Object.fromEntries(response.headers))
        .header('cache-control', 'no-store');
      return reply.send(
        response.body === null ? '' : Readable.fromWeb(response.body as ReadableStream<Uint8Array>),
      );
    },
  });
  app.addHook('onClose', () => close());

  /** With the first request: a server that no program asks starts without it. */
  async function load(): Promise<Handle> {
    const { createMcpHandler } = await import('@modelcontextprotocol/server');
    const { createToolServer } = await import('./tool-server.ts');
    const apis = new WeakMap<Request, Api>();
    const handler = createMcpHandler(
      ({ requestInfo }) => {
        const api = requestInfo === undefined ? undefined : apis.get(requestInfo);
        if (api === undefined) throw new RangeError('a server without a request');
        return createToolServer(api);
      },
      {
        maxSubscriptions,
        onerror: (cause) => log.debug({ cause: cause.message }, 'refused a message of a program'),
      },
    );
    close = () => handler.close();
    return async (request, api, body) => {
      apis.set(request, api);
      return handler.fetch(request, body === undefined ? {} : { parsedBody: body });
    };
  }
}

/** @throws AppError */
async function requireToken(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const caller = callerOf(request, reply);
  const person = await caller.person();
  if (person !== null) return request.server.limitCall?.('mcp', { address: caller.address, person });
  reply.header('www-authenticate', 'Bearer');
  throw new AppError('unauthenticated', 'Send a personal token: Authorization: Bearer tenfold_…');
}

/** By another address: what a client says of the host may be none. Its body is read already. */
function webRequest({ method, headers }: FastifyRequest): Request {
  const given = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' && !hopByHop.has(name) ? [[name, value] as [string, string]] : [],
  );
  return new Request(`http://localhost${mcpPath}`, {
    method,
    headers: given,
  });
}

/** Headers of the connection and the body. */
const hopByHop = new Set(['connection', 'content-length', 'transfer-encoding', 'expect', 'upgrade']);
