import type { Listener } from '../../world/listeners.ts';

let lastSeq = 0;
let fanOut: { publish: (topic: { name: string }, message: unknown) => void } | null = null;

/** What a worker says after its commit: the next number of everybody. */
export async function notifyEveryone(redisUrl: string, people: readonly Listener[]): Promise<void> {
  fanOut ??= await openFanOut(redisUrl);
  lastSeq += 1;
  for (let from = 0; from < people.length; from += 1_000) {
    const message = people
      .slice(from, from + 1_000)
      .map(({ id }) => ({ accountId: id, id: lastSeq, seq: lastSeq, kind: 'price' }));
    fanOut.publish({ name: 'notified' }, message);
  }
}

async function openFanOut(redisUrl: string) {
  const { FanOut } = await import('../../../apps/server/src/platform/fan-out/index.ts');
  const { openLog } = await import('../../../apps/server/src/platform/log/index.ts');
  const { openRedis } = await import('../../../apps/server/src/platform/redis/index.ts');
  const log = openLog('silent');
  return new FanOut(await openRedis(redisUrl, log), log);
}
