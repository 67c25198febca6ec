import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Listener } from '../../world/listeners.ts';
import { root } from '../processes.ts';

export interface Clients {
  /** Frames so far, and when the last came (epoch milliseconds). */
  frames(): Promise<{ frames: number; last: number }>;
  /** When frames came since the last question. */
  arrivals(): Promise<number[]>;
  /** One of them sends a message. */
  go(): void;
  stop(): Promise<void>;
}

/** Resolves when all of them are open. */
export async function startClients(
  sockets: number,
  origins: readonly string[],
  people: readonly Listener[] = [],
): Promise<Clients> {
  const child = fork(`${root}tests/load/sockets/clients.ts`, {
    env: { ...process.env, SOCKETS: String(sockets), ORIGINS: origins.join(',') },
  });
  const abandon = () => child.kill('SIGKILL');
  process.once('exit', abandon);
  let reject: (cause: Error) => void = () => undefined;
  child.on('exit', () => reject(new Error('The clients ended')));
  const ask = <Answer>(message: object): Promise<Answer> =>
    new Promise((resolve, failed) => {
      reject = failed;
      child.once('message', (answer) => resolve(answer as Answer));
      child.send(message);
    });
  await ask({ people });
  return {
    frames: () => ask({ ask: 'frames' }),
    arrivals: async () => (await ask<{ arrivals: number[] }>({ ask: 'arrivals' })).arrivals,
    go: () => child.send({ go: true }),
    stop: async () => {
      process.off('exit', abandon);
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
