import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Readiness } from './platform/http/index.ts';

export interface ShutdownDeps {
  readonly app: FastifyInstance;
  readonly readiness: Readiness;
  readonly drainSeconds: number;
  readonly stop: () => Promise<void>;
}

/** Ctrl-C arrives up to three times at once: from the terminal, npm and the start script. A later signal stops at once. */
export function stopOnSignals(stopping: ShutdownDeps): void {
  let since: number | null = null;
  const onSignal = () => {
    const now = performance.now();
    if (since === null) {
      since = now;
      void drain(stopping);
    } else if (now - since > 500) {
      process.exit(1);
    }
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

/** With a drain: balancers that look at nothing but connections need a moment without a listener too. */
const mostSecondsWithoutListener = 3;

async function drain({ app, readiness, drainSeconds, stop }: ShutdownDeps): Promise<void> {
  readiness.beginStopping();
  await wait(drainSeconds * 1_000);
  await app.connections.close(Math.min(drainSeconds, mostSecondsWithoutListener));
  setTimeout(() => app.server.closeAllConnections(), 10_000).unref();
  try {
    await stop();
    process.exit(0);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    process.exit(1);
  }
}
