import type { Redis as Client } from 'ioredis';
import type { Logger } from '../log/index.ts';

/** Redis may be down: nothing waits for it, and the log reports each loss and return once. */
export interface RedisConnection {
  readonly client: Client;
  answers(): Promise<boolean>;
  close(): Promise<void>;
}

/** Resolves after the first attempt, successful or not; then retries in the background. */
export async function openRedis(url: string, log: Logger): Promise<RedisConnection> {
  // Loaded on demand: nine megabytes.
  const { Redis } = await import('ioredis');
  const client = new Redis(url, {
    connectionName: 'tenfold',
    connectTimeout: 1_000,
    // A hanging server counts as down.
    socketTimeout: 1_000,
    // Commands fail at once while it is down, instead of waiting.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (times) => Math.min(times * 100, 5_000),
  });
  reportOnce(client, log);
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

function reportOnce(client: Client, log: Logger): void {
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
