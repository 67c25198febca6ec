import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from './free-port.ts';

/** A Redis for tests, started from the program found here. */
export interface RedisServer {
  readonly url: string;
  readonly power: { off(): Promise<void>; on(): Promise<void> };
  /** Still connected, and silent. */
  hang(): void;
  close(): Promise<void>;
}

const program = (process.env.PATH ?? '')
  .split(delimiter)
  .map((folder) => join(folder, 'redis-server'))
  .find((path) => existsSync(path));

/** Whether tests can have a Redis at all; they are skipped where not. */
export const redisAvailable = program !== undefined;
/** For the title of what is skipped. */
export const whyNoRedis = redisAvailable ? '' : ' (there is no redis-server here)';

export async function startRedis(): Promise<RedisServer> {
  if (program === undefined) throw new Error('There is no redis-server here');
  const folder = mkdtempSync(join(tmpdir(), 'redis-'));
  const port = await freePort();
  let server: ChildProcess | null = null;
  const on = async () => {
    const options = { port, bind: '127.0.0.1', dir: folder, save: '', appendonly: 'no' };
    const settings = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
    server = spawn(program, settings, { stdio: ['ignore', 'pipe', 'ignore'] });
    await acceptsConnections(server);
  };
  const off = async () => {
    const gone = server === null ? null : once(server, 'exit');
    server?.kill('SIGKILL');
    await gone;
    server = null;
  };
  await on();
  return {
    url: `redis://127.0.0.1:${port}`,
    power: { on, off },
    hang: () => server?.kill('SIGSTOP'),
    close: async () => {
      await off();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** It says so in its log. */
async function acceptsConnections(server: ChildProcess): Promise<void> {
  if (server.stdout === null) return;
  let printed = '';
  for await (const line of createInterface({ input: server.stdout })) {
    printed += `${line}\n`;
    if (line.includes('Ready to accept connections')) {
      server.stdout.resume();
      return;
    }
  }
  throw new Error(`Redis did not start:\n${printed}`);
}
