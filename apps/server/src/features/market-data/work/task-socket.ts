import { createHash } from 'node:crypto';
import { chmod, rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import type { Logger } from '../../../platform/log/index.ts';
import { parseJson } from '../json.ts';
import type { ImportEvent, ImportReport, Progress } from '../tally.ts';
import { type Task, task } from './task.ts';

/** From the command line to the server, one JSON object a line. */
const workMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('do'), task }),
  z.object({ type: z.literal('stop') }),
]);
export type TaskMessage = z.output<typeof workMessage>;

/** And back. */
export type TaskReply =
  | ImportEvent
  | { readonly type: 'done'; readonly report: ImportReport }
  | { readonly type: 'failed'; readonly message: string };

export type RunTask = (asked: Task, progress: Progress, signal: AbortSignal) => Promise<ImportReport>;

/** Longer paths cannot name a socket. */
const longestPath = 100;

export function socketPath(dataDir: string): string {
  const path = join(dataDir, 'tenfold.sock');
  if (Buffer.byteLength(path) <= longestPath) return path;
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  return join(tmpdir(), `tenfold-${name}.sock`);
}

/**
 * Takes work from the command line while this process holds the data folder: one piece at a time, in the order asked.
 * Whoever goes away has their work stopped after the company at hand.
 */
export async function listenForTasks(
  dataDir: string,
  perform: RunTask,
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
    socket.on('error', (error) => log.warn({ cause: error.message }, 'the command line went away'));
    createInterface(socket).on('line', (line) => {
      const message = workMessage.safeParse(parseJson(line));
      if (!message.success)
        answer(socket, { type: 'failed', message: 'this server does not know that task' });
      else if (message.data.type === 'stop') stop.abort();
      else {
        const asked = message.data.task;
        queue = queue.then(() => answerWork(socket, asked, perform, stop.signal, log));
      }
    });
  });
  // The lock on the folder is ours, so a socket that is there belongs to nobody any more.
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

async function answerWork(
  socket: Socket,
  asked: Task,
  perform: RunTask,
  signal: AbortSignal,
  log: Logger,
): Promise<void> {
  try {
    const report = await perform(asked, (event) => answer(socket, event), signal);
    answer(socket, { type: 'done', report });
  } catch (error) {
    log.error({ err: error, work: asked.kind }, 'work from the command line failed');
    answer(socket, { type: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
  socket.end();
}

function answer(socket: Socket, message: TaskReply): void {
  if (socket.writable) socket.write(`${JSON.stringify(message)}\n`);
}
