import { apiBase } from '@tenfold/contract/endpoint';
import type { ServerMessage } from '@tenfold/contract/notifications/socket';
import { isFinal, pingSeconds, retrySeconds, socketPath } from '@tenfold/contract/notifications/socket-rules';
import { accessToken } from '../../../platform/storage/access-token.ts';
import { isOfNotification, type News } from './live-news.ts';

const longestRetrySeconds = 30;
/** The server answers each ping. */
const silentMs = 3 * pingSeconds * 1_000;

/** Connects again whenever it is cut, and says then what it knows: what it missed comes first. */
export class LiveSocket {
  readonly #accountId: number;
  readonly showMessage: (news: News) => void;
  #socket: WebSocket | null = null;
  #retry: number | undefined;
  #ping: number | undefined;
  #after: number | null;
  #failures = 0;
  #heardAt = 0;
  #refusedToken: string | null = null;

  /** @param after the last number known; null: none yet */
  constructor(accountId: number, after: number | null, onNews: (news: News) => void) {
    this.#accountId = accountId;
    this.#after = after;
    this.showMessage = onNews;
  }

  start(): void {
    window.addEventListener('online', this.#startAgain);
    this.#connect();
  }

  stop(): void {
    window.removeEventListener('online', this.#startAgain);
    window.clearTimeout(this.#retry);
    this.#leave();
  }

  readonly #startAgain = (): void => {
    if (this.#socket === null) this.#connect();
  };

  #connect(): void {
    window.clearTimeout(this.#retry);
    const token = accessToken();
    // `online` begins again.
    if (token === null || token === this.#refusedToken || !navigator.onLine) return;
    const socket = new WebSocket(addressFor(this.#accountId));
    this.#socket = socket;
    this.#heardAt = performance.now();
    socket.onopen = () => socket.send(JSON.stringify({ type: 'auth', token, after: this.#after }));
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(data));
    socket.onclose = ({ code }) => {
      if (isFinal(code)) this.#refusedToken = token;
      this.#connectLater();
    };
    this.#ping = window.setInterval(() => this.#sayPing(), pingSeconds * 1_000);
  }

  #hear(message: ServerMessage): void {
    this.#heardAt = performance.now();
    const { kind, id, seq } = message;
    if (kind === 'pong') return;
    const news = { kind, id, seq };
    if (kind === 'ready') this.#failures = 0;
    // What comes twice is the same.
    if (isOfNotification(news) && this.#after !== null && seq <= this.#after) return;
    this.#after = seq;
    this.showMessage(news);
  }

  /** A page that nobody looks at says nothing: the server asks for itself whether it is there. */
  #sayPing(): void {
    if (document.visibilityState === 'hidden') {
      this.#heardAt = performance.now();
    } else if (performance.now() - this.#heardAt > silentMs) {
      this.#connectLater();
    } else if (this.#socket?.readyState === WebSocket.OPEN) {
      this.#socket.send('{"type":"ping"}');
    }
  }

  #connectLater(): void {
    this.#leave();
    const seconds = Math.min(retrySeconds * 2 ** this.#failures, longestRetrySeconds);
    this.#failures += 1;
    // Not all pages at once, when a process has stopped.
    const jitter = retrySeconds * Math.random();
    this.#retry = window.setTimeout(() => this.#connect(), (seconds + jitter) * 1_000);
  }

  #leave(): void {
    window.clearInterval(this.#ping);
    const socket = this.#socket;
    if (socket === null) return;
    this.#socket = null;
    socket.onopen = null;
    socket.onmessage = null;
    socket.onclose = null;
    socket.close();
  }
}

function addressFor(accountId: number): string {
  const path = socketPath.replace('{userId}', String(accountId));
  const url = new URL(`${apiBase}${path}`, window.location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}
