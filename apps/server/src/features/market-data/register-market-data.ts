import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { perform } from './work/work.ts';
import { listenForWork } from './work/work-socket.ts';

/** While this process holds DATA_DIR, nobody else can open it: the command line asks here. */
export function registerMarketData(app: FastifyInstance, { db, clock, log, config }: Deps): void {
  if (config.databaseUrl !== null) return;
  const needs = { db, clock, secContact: config.secContact };
  let socket: { close(): Promise<void> } | null = null;
  app.addHook('onReady', async () => {
    socket = await listenForWork(
      config.dataDir,
      (work, progress, signal) => perform(needs, work, progress, signal),
      log,
    );
  });
  app.addHook('onClose', async () => socket?.close());
}
