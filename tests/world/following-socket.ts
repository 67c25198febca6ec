import { apiBase } from '@tenfold/contract/endpoint';
import { type ServerMessage, socketPath } from '@tenfold/contract/notifications/socket';
import { WebSocket } from 'ws';

const retryMs = 300;

/** A page that stays open: connects again whenever it is cut, says what it knows, and records each message. */
export class FollowingSocket {
  /** All that was said to it. */
  readonly heard: ServerMessage[] = [];
  /** Numbers of notifications, each as it came for the first time. */
  readonly seen: number[] = [];
  /** Numbers that came again. */
  readonly repeated: number[] = [];
  readonly codes: number[] = [];
  resyncs = 0;
  readonly #urlOf: () => string;
  readonly #userId: number;
  readonly #token: string;
  #after: number | null = null;
  #socket: WebSocket | null = null;
  #timer: NodeJS.Timeout | null = null;
  #ready = Promise.withResolvers<void>();

  /** @param urlOf asked for each connection: another process may be the one */
  constructor(urlOf: () => string, userId: number, token: string) {
    this.#urlOf = urlOf;
    this.#userId = userId;
    this.#token = token;
  }

  start(): void {
    const origin = this.#urlOf().replace(/^http/, 'ws');
    const socket = new WebSocket(
      `${origin}${apiBase}${socketPath.replace('{userId}', String(this.#userId))}`,
    );
    this.#socket = socket;
    socket.on('open', () =>
      socket.send(JSON.stringify({ type: 'auth', token: this.#token, after: this.#after })),
    );
    socket.on('message', (data) => this.#hear(JSON.parse(String(data)) as ServerMessage));
    socket.on('error', () => undefined);
    socket.on('close', (code) => {
      this.codes.push(code);
      this.#ready = Promise.withResolvers<void>();
      this.#timer = setTimeout(() => this.start(), retryMs);
    });
  }

  /** It knows all there is. */
  get ready(): Promise<void> {
    return this.#ready.promise;
  }

  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#socket?.removeAllListeners('close');
    this.#socket?.terminate();
  }

  #hear(message: ServerMessage): void {
    const { kind, seq } = message;
    this.heard.push(message);
    if (kind === 'pong' || kind === 'read') return;
    if (kind === 'ready') this.#ready.resolve();
    else if (kind === 'resync') this.resyncs += 1;
    else if (this.#after !== null && seq <= this.#after) this.repeated.push(seq);
    else this.seen.push(seq);
    this.#after = Math.max(seq, this.#after ?? 0);
  }
}
