import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { runTask } from './work/task.ts';
import { listenForTasks } from './work/task-socket.ts';

/** While this process holds DATA_DIR, nobody else can open it: the command line asks here. */
export function registerMarketData(app: FastifyInstance, { db, clock, log, config }: Deps): void {
  if (config.databaseUrl !== null) return;
  const needs = { db, clock, secContact: config.secContact };
  let socket: { close(): Promise<void> } | null = null;
  app.addHook('onReady', async () => {
    socket = await listenForTasks(
      config.dataDir,
      (work, progress, signal) => runTask(needs, work, progress, signal),
      log,
    );
  });
  app.addHook('onClose', async () => socket?.close());
}
