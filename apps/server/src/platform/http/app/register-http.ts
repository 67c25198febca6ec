import { randomBytes } from 'node:crypto';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import type { Logger } from '../../log/index.ts';
import type { Call } from '../calls/calls.ts';
import { type Authenticate, authenticateNobody } from '../calls/person.ts';
import { AppError, TooManyRequests } from '../errors/app-error.ts';
import { buildProblem, mapError } from '../errors/problem.ts';
import { sendProblem } from '../errors/send-problem.ts';
import { limitRequests } from '../limits/limit-requests.ts';
import { rejectUnreadable } from './reject-unreadable.ts';

/** More than Node reads of a request's head: how long a parameter may be is said by its endpoint, in words. */
const maxParamLength = 32 * 1024;

export interface HttpOptions {
  /** Who an access token belongs to; nobody unless told. */
  readonly authenticate?: Authenticate;
  /** Where people reach the product; null: as each request says. */
  readonly publicUrl?: string | null;
  /** Addresses and networks whose word on who asks is taken; else it is who opened the connection. */
  readonly trustedProxies?: readonly string[];
  readonly limits?: Partial<HttpLimits>;
}

/** What is read and kept of requests, whatever they ask. */
export interface HttpLimits {
  /** In bytes. An endpoint that needs more says so. */
  readonly maxBodyBytes: number;
  /** From the first byte of a request to its last. */
  readonly requestSeconds: number;
  /** How long a connection may move no byte in either direction. */
  readonly idleSeconds: number;
  /** Requests of one network that wait for their answer at once. */
  readonly maxUnanswered: number;
}

const usualLimits: HttpLimits = {
  maxBodyBytes: 64 * 1024,
  requestSeconds: 45,
  idleSeconds: 60,
  maxUnanswered: 500,
};

/** An HTTP server that knows ids, errors, limits and who asks, and no route yet. */
export function registerHttp(
  log: Logger,
  { authenticate = authenticateNobody, publicUrl = null, trustedProxies = [], limits = {} }: HttpOptions = {},
): FastifyInstance {
  const { maxBodyBytes, requestSeconds, idleSeconds, maxUnanswered } = { ...usualLimits, ...limits };
  const app = fastify({
    logger: false,
    genReqId: requestIds(),
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    bodyLimit: maxBodyBytes,
    requestTimeout: requestSeconds * 1_000,
    connectionTimeout: idleSeconds * 1_000,
    // Who is too slow is found at most a tenth later.
    http: {
      requestTimeout: requestSeconds * 1_000,
      headersTimeout: requestSeconds * 1_000,
      connectionsCheckingInterval: requestSeconds * 100,
    },
    routerOptions: { maxParamLength: maxParamLength, ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    // Until the last connection is closed, what comes is answered.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      sendProblem(reply, mapError(error, request.id).problem);
    },
    clientErrorHandler: rejectUnreadable,
  });
  app.decorate('calls', new Map<string, Call>());
  app.decorate('authenticate', authenticate);
  const isSecure = publicUrl?.startsWith('https:') ?? false;
  app.decorate('secureCookies', isSecure);
  app.decorate('publicOrigin', publicUrl === null ? null : new URL(publicUrl).origin);
  app.register(cookie);
  setHeadersOfAll(app, isSecure);
  refuseSeveralHosts(app);
  limitRequests(app, maxUnanswered);
  app.setErrorHandler((error, request, reply) => {
    const { problem, isDefect } = mapError(error, request.id);
    if (isDefect) {
      log.error(
        { err: error, requestId: request.id, method: request.method, url: request.url },
        'request failed',
      );
    }
    if (error instanceof TooManyRequests) reply.header('retry-after', String(error.retryAfterSeconds));
    return sendProblem(reply, problem);
  });
  app.setNotFoundHandler((request, reply) =>
    sendProblem(reply, buildProblem('not_found', `Nothing found at ${request.url}.`, request.id)),
  );
  return app;
}

function setHeadersOfAll(app: FastifyInstance, isSecure: boolean): void {
  const headers = {
    'x-content-type-options': 'nosniff',
    ...(isSecure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** Node takes the first one, a proxy perhaps the other. */
function refuseSeveralHosts(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw: { rawHeaders } }, _reply, done) => {
    const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
    done(hosts.length > 1 ? new AppError('malformed_request', 'The request names two hosts.') : undefined);
  });
}

/** Unique over processes and cheap: where this process started, and a count. */
function requestIds(): () => string {
  const process = randomBytes(5).toString('hex');
  let count = 0;
  return () => `${process}-${(++count).toString(36)}`;
}
