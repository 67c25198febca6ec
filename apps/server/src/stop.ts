import type { FastifyInstance } from 'fastify';

/**
 * The first signal lets what was begun finish; another one, later, does not wait. Ctrl-C reaches this process up to three
 * times at once: from the terminal, from npm and from the script that started it.
 */
export function stopOnSignals(app: FastifyInstance, stop: () => Promise<void>): void {
  let since: number | null = null;
  const onSignal = () => {
    const now = performance.now();
    if (since === null) {
      since = now;
      void drain(app, stop);
    } else if (now - since > 500) {
      process.exit(1);
    }
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

async function drain(app: FastifyInstance, stop: () => Promise<void>): Promise<void> {
  setTimeout(() => app.server.closeAllConnections(), 10_000).unref();
  try {
    await stop();
    process.exit(0);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    process.exit(1);
  }
}
