import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '../../limits/network-of.ts';
import { addressOf } from '../app/address-of.ts';
import { TooManyRequests } from '../errors/app-error.ts';

type Answered = (request: FastifyRequest, status: number, milliseconds: number) => void;

declare module 'fastify' {
  interface FastifyInstance {
    readonly requests: AnsweredRequests;
  }
}

/** Who hears of each answer: one listener of the response for all, as each costs a tenth of a small answer. */
export class AnsweredRequests {
  readonly #listeners: Answered[] = [];

  onAnswered(listener: Answered): void {
    this.#listeners.push(listener);
  }

  readonly answered: Answered = (request, status, milliseconds) => {
    for (const listener of this.#listeners) listener(request, status, milliseconds);
  };
}

/** Before reading them. Counts pipelined requests too. */
export function limitRequests(app: FastifyInstance, maxUnanswered: number): void {
  const { connections, requests } = app;
  app.addHook('onRequest', (request, reply, done) => {
    const began = performance.now();
    const response = reply.raw;
    const { socket } = request.raw;
    const network = networkOf(addressOf(request));
    const isRefused = connections.unansweredOf(network) >= maxUnanswered;
    if (!isRefused) connections.begin(network, socket);
    response.on('finish', () => {
      if (!isRefused) connections.end(network, socket);
      requests.answered(request, response.statusCode, performance.now() - began);
    });
    if (connections.isClosing || hasUnreadBody(request)) reply.header('connection', 'close');
    done(
      isRefused
        ? new TooManyRequests('Too many requests from your network. Please try again.', 1)
        : undefined,
    );
  });
}

/** Nobody reads it. Node would, to its end, to find the next request behind it. */
function hasUnreadBody({ method, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';
}
