// A thread of its own, so that what the burst costs its sender is not measured.
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

export interface BurstTimes {
  readonly p99: number;
  readonly max: number;
  readonly count: number;
}

export interface ProbeResult {
  readonly health: BurstTimes;
  readonly answer: BurstTimes;
}

let stopped = false;
parentPort?.once('message', () => {
  stopped = true;
});
const [health, answer] = await Promise.all([probe('/healthz'), probe('/api/v1/company/AAPL')]);
parentPort?.postMessage({ health, answer } satisfies ProbeResult);

/** A hundred times a second, one after the other. */
async function probe(path: string): Promise<BurstTimes> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  while (!stopped) {
    const began = performance.now();
    await ask(agent, path);
    times.push(performance.now() - began);
    await wait(10);
  }
  agent.destroy();
  times.sort((one, other) => one - other);
  return {
    p99: times[Math.floor((times.length - 1) * 0.99)] ?? 0,
    max: times.at(-1) ?? 0,
    count: times.length,
  };
}

function ask(agent: Agent, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(workerData + path, { agent }, (reply) => {
      reply.resume();
      reply.on('error', reject);
      reply.on('end', () =>
        reply.statusCode === 200 ? resolve() : reject(new Error(`${path} answered ${reply.statusCode}`)),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}
