import { createConnection, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { ImportError } from '../import-error.ts';
import type { ImportReport, Progress } from '../tally.ts';
import type { Task } from './task.ts';
import { socketPath, type TaskMessage, type TaskReply } from './task-socket.ts';

/** Gives the work to the server that holds the data folder and waits for it; null when no server does. */
export async function delegateToServer(
  dataDir: string,
  asked: Task,
  progress: Progress,
  signal: AbortSignal,
): Promise<ImportReport | null> {
  const socket = await connect(socketPath(dataDir));
  if (socket === null) return null;
  const say = (message: TaskMessage) => socket.write(`${JSON.stringify(message)}\n`);
  signal.addEventListener('abort', () => say({ type: 'stop' }), { once: true });
  say({ type: 'do', task: asked });
  try {
    return await lastAnswer(socket, progress);
  } finally {
    socket.destroy();
  }
}

async function lastAnswer(socket: Socket, progress: Progress): Promise<ImportReport> {
  for await (const line of createInterface(socket)) {
    // Both ends are this product at the same version: the server of a data folder refuses what it does not know.
    const answer = JSON.parse(line) as TaskReply;
    if (answer.type === 'done') return answer.report;
    if (answer.type === 'failed') throw new ImportError(answer.message);
    progress(answer);
  }
  throw new ImportError('the server stopped before the work was done; run the command again to go on');
}

function connect(path: string): Promise<Socket | null> {
  return new Promise((resolve) => {
    const socket = createConnection(path);
    socket.once('error', () => resolve(null));
    socket.once('connect', () => {
      socket.removeAllListeners('error');
      // A connection that breaks ends the lines, and that is told.
      socket.on('error', () => undefined);
      resolve(socket);
    });
  });
}
