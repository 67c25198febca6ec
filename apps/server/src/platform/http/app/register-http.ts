import { randomBytes } from 'node:crypto';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Logger } from '../../log/index.ts';
import type { Call, LimitCall } from '../calls/calls.ts';
import { type Authenticate, authenticateNobody } from '../calls/person.ts';
import { AppError, Busy, TooManyRequests } from '../errors/app-error.ts';
import { buildProblem, mapError, sendProblem } from '../errors/problem.ts';
import { Connections } from '../limits/connections.ts';
import { AnsweredRequests, limitRequests } from '../limits/limit-requests.ts';
import { acceptHandshakes, isHandshake } from '../sockets/handshake.ts';
import { rejectUnreadable } from './reject-unreadable.ts';
import { readableAddress } from './undecodable-address.ts';

/** More than Node accepts in a head: each endpoint limits its own parameters, with a readable message. */
const maxParamLength = 32 * 1024;

export interface HttpOptions {
  readonly authenticate?: Authenticate;
  /** For API calls, which programs make with tokens of their own. The same as `authenticate` when left out. */
  readonly authenticateCall?: Authenticate;
  readonly limitCall?: LimitCall;
  readonly publicUrl?: string | null;
  /** Addresses and networks whose X-Forwarded-For is trusted. */
  readonly trustedProxies?: readonly string[];
  readonly limits?: Partial<HttpLimits>;
}

export interface HttpLimits {
  readonly maxBodyBytes: number;
  readonly requestSeconds: number;
  /** How long a connection may be silent in both directions. */
  readonly idleSeconds: number;
  /** Requests of one network that are in progress at once. */
  readonly maxUnanswered: number;
}

const usualLimits: HttpLimits = {
  maxBodyBytes: 64 * 1024,
  requestSeconds: 45,
  idleSeconds: 60,
  maxUnanswered: 500,
};

export function registerHttp(
  log: Logger,
  {
    authenticate = authenticateNobody,
    authenticateCall = authenticate,
    limitCall,
    publicUrl = null,
    trustedProxies = [],
    limits = {},
  }: HttpOptions = {},
): FastifyInstance {
  const { maxBodyBytes, requestSeconds, idleSeconds, maxUnanswered } = { ...usualLimits, ...limits };
  const app = fastify({
    logger: false,
    genReqId: requestIds(),
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    bodyLimit: maxBodyBytes,
    requestTimeout: requestSeconds * 1_000,
    connectionTimeout: idleSeconds * 1_000,
    // Slow requests are found at most a tenth late.
    http: {
      requestTimeout: requestSeconds * 1_000,
      headersTimeout: requestSeconds * 1_000,
      connectionsCheckingInterval: requestSeconds * 100,
      shouldUpgradeCallback: isHandshake,
    },
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    routerOptions: { maxParamLength: maxParamLength, ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    // Requests are answered until the last connection closes.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      const readable = error.code === 'FST_ERR_BAD_URL' ? readableAddress(request) : null;
      if (readable !== null) reply.redirect(readable);
      else sendProblem(reply, mapError(error, request.id).problem);
    },
    clientErrorHandler: rejectUnreadable,
  });
  app.decorate('connections', new Connections(app.server));
  app.decorate('requests', new AnsweredRequests());
  app.decorate('calls', new Map<string, Call>());
  app.decorate('authenticate', authenticate);
  app.decorate('authenticateCall', authenticateCall);
  app.decorate('limitCall', limitCall ?? null);
  const isSecure = publicUrl?.startsWith('https:') ?? false;
  app.decorate('secureCookies', isSecure);
  app.decorate('publicOrigin', publicUrl === null ? null : new URL(publicUrl).origin);
  // Parsed where they are needed.
  app.register(cookie, { hook: false });
  beginRequests(app, isSecure);
  limitRequests(app, maxUnanswered);
  acceptHandshakes(app);
  app.decorate('problemOf', (error: unknown, request: FastifyRequest) => {
    const { problem, isDefect } = mapError(error, request.id);
    if (isDefect) {
      log.error(
        { err: error, requestId: request.id, method: request.method, url: request.url },
        'request failed',
      );
    }
    return problem;
  });
  app.setErrorHandler((error, request, reply) => {
    const problem = app.problemOf(error, request);
    if (error instanceof TooManyRequests || error instanceof Busy) {
      reply.header('retry-after', String(error.retryAfterSeconds));
    }
    return sendProblem(reply, problem);
  });
  app.setNotFoundHandler((request, reply) =>
    sendProblem(reply, buildProblem('not_found', `Nothing found at ${request.url}.`, request.id)),
  );
  return app;
}

/** Calls are checked by the contract. The compilers for Fastify's own schemas are a hundred modules. */
function noSchemas(): never {
  throw new TypeError('A route takes its schema from the contract.');
}

function beginRequests(app: FastifyInstance, isSecure: boolean): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-content-type-options', 'nosniff');
    if (isSecure) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    done(
      namesSeveralHosts(request.raw.rawHeaders)
        ? new AppError('malformed_request', 'The request names two hosts.')
        : undefined,
    );
  });
}

/** Node takes the first Host header, a proxy perhaps the last. */
function namesSeveralHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

function requestIds(): () => string {
  const process = randomBytes(5).toString('hex');
  let count = 0;
  return () => `${process}-${(++count).toString(36)}`;
}
