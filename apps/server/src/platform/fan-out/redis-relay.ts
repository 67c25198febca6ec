import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { Logger } from '../log/index.ts';

/**
 * One channel: a batch of firings is one message, and each process looks up its own people in it, which costs less than
 * a channel for each person would.
 */
const channel = 'tenfold:fan-out';
/** A Redis that hangs says nothing; a question finds out. */
const askEveryMs = 2_000;

interface Envelope {
  readonly from: string;
  readonly name: string;
  readonly message: unknown;
}

export class RedisRelay {
  readonly #self = randomUUID();
  readonly #sender: Redis;
  readonly #log: Logger;
  readonly #heard: (name: string, message: unknown) => void;
  readonly #missed: () => void;
  #receiver: Redis | null = null;
  #timer: NodeJS.Timeout | null = null;

  constructor(
    sender: Redis,
    log: Logger,
    heard: (name: string, message: unknown) => void,
    missed: () => void,
  ) {
    this.#sender = sender;
    this.#log = log;
    this.#heard = heard;
    this.#missed = missed;
  }

  send(name: string, message: unknown): void {
    const envelope: Envelope = { from: this.#self, name, message };
    this.#sender.publish(channel, JSON.stringify(envelope)).catch((cause: unknown) => {
      this.#log.debug({ cause }, 'failed to notify other processes');
    });
  }

  /** A connection of its own: one that listens can't count rate limits. */
  listen(): void {
    if (this.#receiver !== null) return;
    const receiver = this.#sender.duplicate({ autoResubscribe: false });
    this.#receiver = receiver;
    // `openRedis` logs losses and returns of its connection, which is to the same server.
    receiver.on('error', () => undefined);
    receiver.on('ready', () => {
      receiver.subscribe(channel).then(this.#missed, (cause: unknown) => {
        this.#log.debug({ cause }, 'failed to subscribe');
        receiver.disconnect(true);
      });
    });
    receiver.on('message', (_channel, text) => this.#read(text));
    this.#timer = setInterval(() => void receiver.ping().catch(() => undefined), askEveryMs).unref();
  }

  close(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#receiver?.disconnect();
  }

  /** A message of another version, or of nobody: what it says is found by asking, and it ends no process. */
  #read(text: string): void {
    try {
      const { from, name, message } = JSON.parse(text) as Envelope;
      if (from !== this.#self) this.#heard(name, message);
    } catch (cause) {
      this.#log.debug({ cause }, 'a message of another process could not be read');
      this.#missed();
    }
  }
}
