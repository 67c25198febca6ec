import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import type { Command } from './command.ts';
import { listenForCommands } from './command-socket.ts';

/** While this process holds DATA_DIR nobody else can open it, so the command line asks here. */
export function acceptCommands(app: FastifyInstance, deps: Deps, commands: readonly Command[]): void {
  const { config, log } = deps;
  if (config.databaseUrl !== null) return;
  let socket: { close(): Promise<void> } | null = null;
  app.addHook('onReady', async () => {
    socket = await listenForCommands(config.dataDir, commands, deps, log);
  });
  app.addHook('onClose', async () => socket?.close());
}
