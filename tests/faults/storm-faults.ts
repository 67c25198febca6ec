import type { FourProcesses } from '../world/four-processes.ts';
import type { OwnPostgres } from '../world/postgres.ts';
import type { RedisServer } from '../world/redis.ts';

/** Longer than the lease of the process that writes quotes. */
const pauseMs = 16_000;

/** What goes wrong around a tick, each at a moment of its own. */
export function faultsOf(
  { webs, workers, add }: FourProcesses,
  postgres: OwnPostgres,
  redis: RedisServer,
  pick: (below: number) => number,
): Readonly<Record<string, () => Promise<void>>> {
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const soon = (most: number) => pause(pick(most));
  return {
    'a worker is killed': async () => {
      await soon(8_000);
      const [killed] = workers.splice(pick(workers.length), 1);
      killed?.signal('SIGKILL');
      await killed?.ended;
      await add('worker');
    },
    'a web process is killed': async () => {
      await soon(5_000);
      const [killed] = webs.splice(pick(webs.length), 1);
      killed?.signal('SIGKILL');
      await killed?.ended;
      await add('web');
    },
    'a worker is paused past its lease': async () => {
      await soon(6_000);
      const paused = workers[pick(workers.length)];
      paused?.signal('SIGSTOP');
      await pause(pauseMs);
      paused?.signal('SIGCONT');
    },
    'Redis is gone for a while': async () => {
      await redis.power.off();
      await soon(8_000);
      await redis.power.on();
    },
    'PostgreSQL is restarted': async () => {
      await soon(8_000);
      await postgres.off();
      await postgres.on();
    },
    'nothing happens': async () => undefined,
  };
}
