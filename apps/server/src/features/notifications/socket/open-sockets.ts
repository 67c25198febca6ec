import {
  authSeconds,
  type ClientMessage,
  clientMessage,
  closeCodes,
  maxFrameBytes,
  pingSeconds,
} from '@tenfold/contract/notifications/socket';
import { type RawData, WebSocketServer } from 'ws';
import type { Authenticate } from '../../../platform/http/index.ts';
import type { ConnectedPeople } from './connected-people.ts';
import { PersonSocket, type SocketListener } from './person-socket.ts';

export interface SocketLimits {
  readonly authMs: number;
  /** Silent for longer is gone. */
  readonly silentMs: number;
  /** Silent for so long is asked: browsers slow the pings of a page that nobody looks at. */
  readonly askAfterMs: number;
  /** Sockets of one network that said who they are: an office. */
  readonly perNetwork: number;
  /** Sockets of one network that did not yet: the oldest makes room for the next, so that silent ones keep nobody out. */
  readonly strangersPerNetwork: number;
  /** How often all sockets are looked at. */
  readonly lookEveryMs: number;
  /** How late somebody hears of what the fan-out lost, or does not reach. */
  readonly askEveryMs: number;
  /** Messages of one client between two looks. */
  readonly messages: number;
}

export const usualLimits: SocketLimits = {
  authMs: authSeconds * 1_000,
  silentMs: 3 * pingSeconds * 1_000,
  askAfterMs: 1.5 * pingSeconds * 1_000,
  perNetwork: 1_000,
  strangersPerNetwork: 100,
  lookEveryMs: 1_000,
  askEveryMs: 5_000,
  messages: 20,
};

/** The sockets of this process, from the handshake until they close. */
export class OpenSockets implements SocketListener {
  readonly server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: maxFrameBytes,
    WebSocket: PersonSocket,
  });
  readonly #open = new Set<PersonSocket>();
  readonly #perNetwork = new Map<string, number>();
  readonly #strangers = new Map<string, Set<PersonSocket>>();
  readonly #people: ConnectedPeople;
  readonly #authenticate: Authenticate;
  readonly #limits: SocketLimits;

  constructor(people: ConnectedPeople, authenticate: Authenticate, limits: SocketLimits) {
    this.#people = people;
    this.#authenticate = authenticate;
    this.#limits = limits;
  }

  get size(): number {
    return this.#open.size;
  }

  isFull(network: string): boolean {
    return (this.#perNetwork.get(network) ?? 0) >= this.#limits.perNetwork;
  }

  add(socket: PersonSocket, userId: number, network: string): void {
    const now = performance.now();
    Object.assign(socket, { userId, network, openedAt: now, heardAt: now });
    this.#open.add(socket);
    this.#addStranger(socket);
    socket.setListener(this);
  }

  /** One look at all of them instead of a timer for each. */
  look(): void {
    const now = performance.now();
    const { authMs, silentMs, askAfterMs } = this.#limits;
    for (const socket of this.#open) {
      socket.messages = 0;
      const silent = now - socket.heardAt;
      if (silent > silentMs) {
        socket.terminate();
      } else if (socket.accountId === null && now - socket.openedAt > authMs) {
        socket.close(closeCodes.unauthenticated);
      } else if (silent > askAfterMs && !socket.wasChecked && socket.isOpen) {
        socket.wasChecked = true;
        socket.ping();
      }
    }
  }

  async closeAll(withinMs: number): Promise<void> {
    const closing = [...this.#open].map((socket) => {
      socket.close(closeCodes.restart);
      return new Promise<void>((resolve) => socket.once('close', () => resolve()));
    });
    const late = setTimeout(() => {
      for (const socket of this.#open) socket.terminate();
    }, withinMs);
    await Promise.all(closing);
    clearTimeout(late);
  }

  controlled(socket: PersonSocket, frame: 'ping' | 'pong'): void {
    if (!socket.isOpen) return;
    socket.messages += 1;
    if (socket.messages > this.#limits.messages) socket.close(closeCodes.tooMany);
    else if (frame === 'pong') heard(socket);
  }

  received(socket: PersonSocket, data: RawData, isBinary: boolean): void {
    if (!socket.isOpen) return;
    heard(socket);
    socket.messages += 1;
    const message = isBinary ? null : readMessage(data);
    const refusal = isBinary ? closeCodes.binary : this.#refusalOf(socket, message);
    if (refusal !== null) socket.close(refusal);
    else if (message?.type === 'auth') void this.#identify(socket, message);
    else socket.sendMessage({ kind: 'pong', id: null, seq: socket.seq ?? 0 });
  }

  closed(socket: PersonSocket): void {
    if (!this.#open.delete(socket)) return;
    this.#people.remove(socket);
    if (this.#removeStranger(socket)) return;
    const left = (this.#perNetwork.get(socket.network) ?? 1) - 1;
    if (left > 0) this.#perNetwork.set(socket.network, left);
    else this.#perNetwork.delete(socket.network);
  }

  #addStranger(socket: PersonSocket): void {
    const strangers = this.#strangers.get(socket.network) ?? new Set<PersonSocket>();
    this.#strangers.set(socket.network, strangers.add(socket));
    if (strangers.size <= this.#limits.strangersPerNetwork) return;
    // One that has something to say says it at once.
    const oldest = [...strangers].find(({ isAuthenticating }) => !isAuthenticating) ?? socket;
    // Not closed with a code: one that answers to nothing would stay.
    oldest.terminate();
    this.closed(oldest);
  }

  /** False for one that has said who it is. */
  #removeStranger(socket: PersonSocket): boolean {
    const strangers = this.#strangers.get(socket.network);
    if (!strangers?.delete(socket)) return false;
    if (strangers.size === 0) this.#strangers.delete(socket.network);
    return true;
  }

  #refusalOf(socket: PersonSocket, message: ClientMessage | null): number | null {
    if (socket.messages > this.#limits.messages) return closeCodes.tooMany;
    const isStranger = socket.accountId === null && !socket.isAuthenticating;
    if (isStranger) return message?.type === 'auth' ? null : closeCodes.unauthenticated;
    return message?.type === 'ping' ? null : closeCodes.malformed;
  }

  async #identify(
    socket: PersonSocket,
    { token, after }: Extract<ClientMessage, { type: 'auth' }>,
  ): Promise<void> {
    socket.isAuthenticating = true;
    try {
      const person = await this.#authenticate(token);
      if (!socket.isOpen) return;
      if (person?.id === socket.userId) {
        if (this.isFull(socket.network)) return socket.close(closeCodes.tooMany);
        Object.assign(socket, { accountId: person.id, sessionId: person.sessionId, seq: after });
        this.#removeStranger(socket);
        this.#perNetwork.set(socket.network, (this.#perNetwork.get(socket.network) ?? 0) + 1);
        this.#people.add(socket, person.id);
      } else {
        socket.close(person === null ? closeCodes.unauthenticated : closeCodes.forbidden);
      }
    } catch {
      socket.close(closeCodes.unavailable);
    } finally {
      socket.isAuthenticating = false;
    }
  }
}

function heard(socket: PersonSocket): void {
  socket.heardAt = performance.now();
  socket.wasChecked = false;
}

function readMessage(data: RawData): ClientMessage | null {
  try {
    return clientMessage.safeParse(JSON.parse(String(data))).data ?? null;
  } catch {
    return null;
  }
}
