import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate, setTimeout as wait } from 'node:timers/promises';

declare module 'fastify' {
  interface FastifyInstance {
    readonly connections: Connections;
  }
}

/** All connections of this process, and how many requests of each network on them are not answered yet. */
export class Connections {
  readonly #server: Server;
  /** By connection the networks of its unanswered requests: a proxy's connection carries those of many. */
  readonly #open = new Map<Socket, string[]>();
  readonly #unanswered = new Map<string, number>();
  #isClosing = false;
  #accepted = 0;

  constructor(server: Server) {
    this.#server = server;
    server.on('connection', (socket) => {
      this.#accepted += 1;
      this.#requestsOn(socket);
    });
  }

  /** No new connections are accepted, and clients should use another process for their next request. */
  get isClosing(): boolean {
    return this.#isClosing;
  }

  /** Pipelined requests too. */
  unansweredOf(network: string): number {
    return this.#unanswered.get(network) ?? 0;
  }

  begin(network: string, socket: Socket): void {
    this.#requestsOn(socket).push(network);
    this.#unanswered.set(network, this.unansweredOf(network) + 1);
  }

  /** Also after the connection closed: then it was counted already. */
  end(network: string, socket: Socket): void {
    const requests = this.#open.get(socket);
    const place = requests?.indexOf(network) ?? -1;
    if (place < 0) return;
    requests?.splice(place, 1);
    this.#count(network);
  }

  /** A WebSocket from now on: it is closed with a code of its own. */
  leave(socket: Socket): void {
    for (const network of this.#open.get(socket) ?? []) this.#count(network);
    this.#open.delete(socket);
  }

  /**
   * Closes the listener, so that a balancer that asks for nothing beforehand is refused and asks another process. On
   * connections it keeps, requests may be on their way: they are answered for so long. What is idle then is ended.
   */
  async close(withinSeconds: number): Promise<void> {
    await this.#untilNobodyWaits();
    this.#isClosing = true;
    // Its own `close` would destroy kept connections.
    NetServer.prototype.close.call(this.#server);
    await this.#until(() => this.#open.size === 0, withinSeconds * 1_000);
    const idle = [...this.#open].flatMap(([socket, requests]) => (requests.length === 0 ? [socket] : []));
    for (const socket of idle) socket.end();
    await this.#until(() => idle.every(({ destroyed }) => destroyed), 500);
  }

  /** The system resets a connection that waits to be accepted: the listener closes right after a look that found none. */
  async #untilNobodyWaits(): Promise<void> {
    const until = performance.now() + 3_000;
    let before: number;
    let accepted: number;
    do {
      before = performance.now();
      accepted = this.#accepted;
      await setImmediate();
    } while ((this.#accepted > accepted || performance.now() - before > 0.1) && performance.now() < until);
  }

  async #until(isDone: () => boolean, withinMs: number): Promise<void> {
    const until = performance.now() + withinMs;
    while (!isDone() && performance.now() < until) await wait(20);
  }

  #requestsOn(socket: Socket): string[] {
    const known = this.#open.get(socket);
    if (known !== undefined) return known;
    const requests: string[] = [];
    this.#open.set(socket, requests);
    // A response queued behind another gets no event when its connection closes.
    socket.once('close', () => this.leave(socket));
    return requests;
  }

  #count(network: string): void {
    const left = this.unansweredOf(network) - 1;
    if (left > 0) this.#unanswered.set(network, left);
    else this.#unanswered.delete(network);
  }
}
