import { createHash } from 'node:crypto';
import { chmod, rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import type { Logger } from '../log/index.ts';
import { type Command, typedName } from './command.ts';
import { findCommand, type PerformDeps, performCommand } from './perform-command.ts';
import type { CommandEvent, CommandReport, Progress } from './tally.ts';

const commandMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('do'), command: z.string(), input: z.unknown() }),
  z.object({ type: z.literal('stop') }),
]);
export type CommandMessage = z.output<typeof commandMessage>;

export type CommandReply =
  | CommandEvent
  | { readonly type: 'done'; readonly report: CommandReport }
  | { readonly type: 'failed'; readonly message: string };

/** Longer paths can't name a socket. */
const maxPathBytes = 100;

export function socketPath(dataDir: string): string {
  const path = join(dataDir, 'tenfold.sock');
  if (Buffer.byteLength(path) <= maxPathBytes) return path;
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  return join(tmpdir(), `tenfold-${name}.sock`);
}

export async function listenForCommands(
  dataDir: string,
  commands: readonly Command[],
  deps: PerformDeps,
  log: Logger,
): Promise<{ close(): Promise<void> }> {
  const path = socketPath(dataDir);
  const open = new Set<Socket>();
  let queue: Promise<void> = Promise.resolve();
  const server = createServer((socket) => {
    open.add(socket);
    const stop = new AbortController();
    socket.on('close', () => {
      open.delete(socket);
      stop.abort();
    });
    socket.on('error', (error) => log.warn({ cause: error.message }, 'the command line disconnected'));
    createInterface(socket).on('line', (line) => {
      const message = commandMessage.safeParse(parseJson(line));
      if (message.data?.type === 'stop') {
        stop.abort();
        return;
      }
      const requested = message.success ? findCommand(commands, message.data) : null;
      if (requested === null) {
        reply(socket, { type: 'failed', message: 'this server doesn’t support that command' });
        return;
      }
      const perform = (progress: Progress) =>
        performCommand(deps, requested.command, requested.input, progress, stop.signal);
      queue = queue.then(() => performFor(socket, perform, typedName(requested.command), log));
    });
  });
  // We hold the folder's lock, so an existing socket belongs to nobody any more.
  await rm(path, { force: true });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  await chmod(path, 0o600);
  return {
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
      await queue;
    },
  };
}

async function performFor(
  socket: Socket,
  perform: (progress: Progress) => Promise<CommandReport>,
  command: string,
  log: Logger,
): Promise<void> {
  try {
    reply(socket, { type: 'done', report: await perform((event) => reply(socket, event)) });
  } catch (error) {
    log.error({ err: error, command }, 'a command failed');
    reply(socket, { type: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
  socket.end();
}

function reply(socket: Socket, message: CommandReply): void {
  if (socket.writable) socket.write(`${JSON.stringify(message)}\n`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

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
