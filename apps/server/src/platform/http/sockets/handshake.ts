import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WebSocket, WebSocketServer } from 'ws';
import { isCrossSite } from '../app/cross-site.ts';
import { AppError, Forbidden } from '../errors/app-error.ts';

interface Upgrade {
  readonly socket: Socket;
  readonly head: Buffer;
}

const upgrades = new WeakMap<IncomingMessage, Upgrade>();

/**
 * A handshake is a request like any other until it is accepted: the same hooks find its address and count it, and a
 * refusal is answered as a problem.
 */
export function acceptHandshakes(app: FastifyInstance): void {
  app.server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    socket.on('error', ignore);
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.assignSocket(socket);
    // Not `end`: a client that keeps its side open would hold the connection, and a process that stops, for ever.
    response.once('finish', () => socket.destroySoon());
    upgrades.set(request, { socket, head });
    app.routing(request, response);
  });
}

/** Only handshakes of the product: another `Upgrade`, such as h2c, may be ignored, and the request is answered. */
export function isHandshake({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && headers.upgrade?.toLowerCase() === 'websocket';
}

/** @throws AppError for a request that is no handshake, or comes from a page of another site */
export function openSocket<Opened extends WebSocket>(
  server: WebSocketServer,
  request: FastifyRequest,
  reply: FastifyReply,
  opened: (socket: Opened) => void,
): void {
  const upgrade = upgrades.get(request.raw);
  if (upgrade === undefined) throw new AppError('malformed_request', 'Open a WebSocket here.');
  // Cookies are not read here, but a page of another site has no business with it either.
  if (isCrossSite(request)) throw new Forbidden('This request must come from a page of this site.');
  reply.hijack();
  const response = reply.raw;
  response.detachSocket(upgrade.socket);
  request.server.connections.leave(upgrade.socket);
  server.handleUpgrade(request.raw, upgrade.socket, upgrade.head, (socket) => opened(socket as Opened));
}

function ignore(): void {}
