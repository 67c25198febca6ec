import type { Redis as Client } from 'ioredis';
import type { Logger } from '../log/index.ts';

/** A Redis that may go away and come back: nothing waits for it, and the log says each once. */
export interface RedisConnection {
  readonly client: Client;
  answers(): Promise<boolean>;
  close(): Promise<void>;
}

/** Resolves when it answers, or when it does not at the first try: then it is tried again and again. */
export async function openRedis(url: string, log: Logger): Promise<RedisConnection> {
  // Nine megabytes, for those who have one.
  const { Redis } = await import('ioredis');
  const client = new Redis(url, {
    connectionName: 'tenfold',
    connectTimeout: 1_000,
    // One that hangs is as good as away.
    socketTimeout: 1_000,
    // A question asked while it is away fails at once instead of waiting for it.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (times) => Math.min(times * 100, 5_000),
  });
  tellOnce(client, log);
  await new Promise<void>((resolve) => {
    client.once('ready', resolve);
    client.once('close', resolve);
  });
  return {
    client,
    answers: () => client.ping().then(Boolean, () => false),
    close: async () => {
      client.removeAllListeners('close');
      client.disconnect();
    },
  };
}

function tellOnce(client: Client, log: Logger): void {
  let isAway = false;
  let cause: string | undefined;
  client.on('error', (error) => {
    cause = error.message || String(error);
  });
  client.on('close', () => {
    if (!isAway) log.warn({ cause }, 'Redis is not responding; retrying');
    isAway = true;
  });
  client.on('ready', () => {
    if (isAway) log.warn('Redis is responding again');
    isAway = false;
  });
}
