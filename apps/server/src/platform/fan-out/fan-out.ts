import type { Logger } from '../log/index.ts';
import type { RedisConnection } from '../redis/index.ts';
import { RedisRelay } from './redis-relay.ts';

export interface Topic<Message> {
  readonly name: string;
  /** Only for the type of its messages. */
  readonly message?: Message;
}

/**
 * Announces to every process what was committed. A message may be lost with a process or with Redis: its readers also ask
 * the store from time to time, and whenever `onGap` says that some may have been missed.
 */
export class FanOut {
  readonly #hear = new Map<string, ((message: never) => void)[]>();
  readonly #gaps: (() => void)[] = [];
  readonly #relay: RedisRelay | null;

  constructor(redis: RedisConnection | null, log: Logger) {
    const heard = (name: string, message: unknown) => this.#notify(name, message);
    const missed = () => {
      for (const run of this.#gaps) run();
    };
    this.#relay = redis === null ? null : new RedisRelay(redis.client, log, heard, missed);
  }

  /** Whether other processes hear it too. */
  get isRelayed(): boolean {
    return this.#relay !== null;
  }

  /** At once in this process. */
  publish<Message>(topic: Topic<Message>, message: Message): void {
    this.#notify(topic.name, message);
    this.#relay?.send(topic.name, message);
  }

  subscribe<Message>(topic: Topic<Message>, hear: (message: Message) => void): void {
    this.#hear.set(topic.name, [...(this.#hear.get(topic.name) ?? []), hear]);
    this.#relay?.listen();
  }

  onGap(run: () => void): void {
    this.#gaps.push(run);
  }

  close(): void {
    this.#relay?.close();
  }

  #notify(name: string, message: unknown): void {
    for (const hear of this.#hear.get(name) ?? []) hear(message as never);
  }
}
