import { createConnection, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { CommandError } from './command.ts';
import { type CommandMessage, type CommandReply, socketPath } from './command-socket.ts';
import type { DelegatedCommand } from './perform-command.ts';
import type { CommandReport, Progress } from './tally.ts';

/** Null when no server holds the data folder. */
export async function delegateToServer(
  dataDir: string,
  requested: DelegatedCommand,
  progress: Progress,
  signal: AbortSignal,
): Promise<CommandReport | null> {
  const socket = await connect(socketPath(dataDir));
  if (socket === null) return null;
  const send = (message: CommandMessage) => socket.write(`${JSON.stringify(message)}\n`);
  signal.addEventListener('abort', () => send({ type: 'stop' }), { once: true });
  send({ type: 'do', ...requested });
  try {
    return await lastReply(socket, progress);
  } finally {
    socket.destroy();
  }
}

async function lastReply(socket: Socket, progress: Progress): Promise<CommandReport> {
  for await (const line of createInterface(socket)) {
    // Both ends run the same version: the server refuses commands it doesn't know.
    const reply = JSON.parse(line) as CommandReply;
    if (reply.type === 'done') return reply.report;
    if (reply.type === 'failed') throw new CommandError(reply.message);
    progress(reply);
  }
  throw new CommandError('the server stopped before the work was done; run the command again to continue');
}

function connect(path: string): Promise<Socket | null> {
  return new Promise((resolve) => {
    const socket = createConnection(path);
    socket.once('error', () => resolve(null));
    socket.once('connect', () => {
      socket.removeAllListeners('error');
      // A broken connection ends the lines, which is reported below.
      socket.on('error', () => undefined);
      resolve(socket);
    });
  });
}
