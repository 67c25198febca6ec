import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { networkOf } from '../../limits/network-of.ts';
import { addressOf } from '../app/address-of.ts';
import { TooManyRequests } from '../errors/app-error.ts';

/** Before reading them. Counts pipelined requests too. */
export function limitRequests(app: FastifyInstance, maxUnanswered: number): void {
  const unanswered = new UnansweredRequests();
  app.addHook('onRequest', (request, reply, done) => {
    const network = networkOf(addressOf(request));
    if (unanswered.of(network) >= maxUnanswered) {
      done(new TooManyRequests('Too many requests from your network. Please try again.', 1));
      return;
    }
    const answered = unanswered.add(network, request.raw.socket);
    reply.raw.once('finish', answered).once('close', answered);
    done();
  });
}

class UnansweredRequests {
  readonly #byNetwork = new Map<string, number>();
  readonly #bySocket = new WeakMap<Socket, Set<() => void>>();

  of(network: string): number {
    return this.#byNetwork.get(network) ?? 0;
  }

  add(network: string, socket: Socket): () => void {
    this.#byNetwork.set(network, this.of(network) + 1);
    const open = this.#openOn(socket);
    const answered = () => {
      if (!open.delete(answered)) return;
      const left = this.of(network) - 1;
      if (left > 0) this.#byNetwork.set(network, left);
      else this.#byNetwork.delete(network);
    };
    open.add(answered);
    return answered;
  }

  /** A response queued behind another gets no event when its connection closes. */
  #openOn(socket: Socket): Set<() => void> {
    const known = this.#bySocket.get(socket);
    if (known !== undefined) return known;
    const open = new Set<() => void>();
    this.#bySocket.set(socket, open);
    socket.once('close', () => {
      for (const answered of open) answered();
    });
    return open;
  }
}
