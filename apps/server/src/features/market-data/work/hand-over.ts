import { createConnection, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { CannotImport } from '../cannot-import.ts';
import type { ImportReport, Progress } from '../tally.ts';
import type { Work } from './work.ts';
import { socketPath, type WorkAnswer, type WorkMessage } from './work-socket.ts';

/** Gives the work to the server that holds the data folder and waits for it; null when no server does. */
export async function handOver(
  dataDir: string,
  asked: Work,
  progress: Progress,
  signal: AbortSignal,
): Promise<ImportReport | null> {
  const socket = await connect(socketPath(dataDir));
  if (socket === null) return null;
  const say = (message: WorkMessage) => socket.write(`${JSON.stringify(message)}\n`);
  signal.addEventListener('abort', () => say({ type: 'stop' }), { once: true });
  say({ type: 'do', work: asked });
  try {
    return await lastAnswer(socket, progress);
  } finally {
    socket.destroy();
  }
}

async function lastAnswer(socket: Socket, progress: Progress): Promise<ImportReport> {
  for await (const line of createInterface(socket)) {
    // Both ends are this product at the same version: the server of a data folder refuses what it does not know.
    const answer = JSON.parse(line) as WorkAnswer;
    if (answer.type === 'done') return answer.report;
    if (answer.type === 'failed') throw new CannotImport(answer.message);
    progress(answer);
  }
  throw new CannotImport('the server stopped before the work was done; run the command again to go on');
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
