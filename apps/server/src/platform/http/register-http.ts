import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import type { Logger } from '../log/index.ts';
import { TooManyRequests } from './app-error.ts';
import type { Call } from './calls.ts';
import { nobody, type Recognise } from './person.ts';
import { problemOf, refusalOf } from './problem.ts';
import { sendProblem } from './send-problem.ts';

/** More than Node reads of a request's head: how long a parameter may be is said by its endpoint, in words. */
const longestParam = 32 * 1024;

export interface HttpNeeds {
  /** Who an access token belongs to; nobody unless told. */
  readonly recognise?: Recognise;
  /** Whether people reach the product over https only. */
  readonly secure?: boolean;
  /** Addresses and networks whose word on who asks is taken; else it is who opened the connection. */
  readonly trustedProxies?: readonly string[];
}

/** An HTTP server that knows ids, errors, limits and who asks, and no route yet. */
export function registerHttp(
  log: Logger,
  { recognise = nobody, secure = false, trustedProxies = [] }: HttpNeeds = {},
): FastifyInstance {
  const app = fastify({
    logger: false,
    genReqId: requestIds(),
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    bodyLimit: 1024 * 1024,
    routerOptions: { maxParamLength: longestParam, ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => {
      sendProblem(reply, refusalOf(error, request.id).problem);
    },
    clientErrorHandler: refuseUnreadable,
  });
  app.decorate('calls', new Map<string, Call>());
  app.decorate('recognise', recognise);
  app.decorate('secureCookies', secure);
  app.register(cookie);
  app.setErrorHandler((error, request, reply) => {
    const { problem, isDefect } = refusalOf(error, request.id);
    if (isDefect) {
      log.error(
        { err: error, requestId: request.id, method: request.method, url: request.url },
        'a request failed',
      );
    }
    if (error instanceof TooManyRequests) reply.header('retry-after', String(error.retryAfterSeconds));
    return sendProblem(reply, problem);
  });
  app.setNotFoundHandler((request, reply) =>
    sendProblem(reply, problemOf('not_found', `There is nothing at ${request.url}.`, request.id)),
  );
  return app;
}

/** Unique over processes and cheap: where this process started, and a count. */
function requestIds(): () => string {
  const process = randomBytes(5).toString('hex');
  let count = 0;
  return () => `${process}-${(++count).toString(36)}`;
}

/** What is not HTTP at all never becomes a request. */
function refuseUnreadable(_error: Error, socket: Socket): void {
  if (!socket.writable) return;
  const body = JSON.stringify(problemOf('malformed_request', 'The request could not be read.', 'unread'));
  socket.end(
    `HTTP/1.1 400 Bad Request\r\ncontent-type: application/problem+json\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`,
  );
}
