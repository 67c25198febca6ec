import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { memoryEnvironment, memoryFlags } from '../../scripts/memory-flags.mjs';

export const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Running {
  readonly origin: string;
  readonly readyMilliseconds: number;
  /** Resident memory now and its peak, in MiB. */
  memory(): { now: number; peak: number };
  stop(): Promise<void>;
}

/** Resolves at the `ready` line. */
export async function startProduct(environment: Record<string, string>): Promise<Running> {
  const port = await freePort();
  return start(
    ['apps/server/src/main.ts'],
    {
      QUOTE_PROVIDER: 'none',
      SAMPLE_DATA: 'first',
      ...environment,
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'warn',
    },
    port,
  );
}

/** The bare framework with fixed bytes: the least a request can cost. */
export function startFloor(environment: Record<string, string>): Promise<Running> {
  return startScript('tests/load/floor.ts', environment);
}

/** A script of the bench, in a process of its own. */
export async function startScript(path: string, environment: Record<string, string> = {}): Promise<Running> {
  const port = await freePort();
  return start([path], { ...environment, PORT: String(port) }, port);
}

async function start(args: string[], environment: Record<string, string>, port: number): Promise<Running> {
  const began = performance.now();
  const child = spawn(process.execPath, [...memoryFlags, ...args], {
    cwd: root,
    env: { ...process.env, ...memoryEnvironment, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // A part that fails stops nothing.
  const abandon = () => child.kill('SIGKILL');
  process.once('exit', abandon);
  child.once('exit', () => process.off('exit', abandon));
  await readyLine(child);
  return {
    origin: `http://127.0.0.1:${port}`,
    readyMilliseconds: performance.now() - began,
    memory: () => memoryOf(child.pid ?? 0),
    stop: () => stop(child),
  };
}

function readyLine(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let printed = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk;
      if (/^ready /m.test(printed)) resolve();
    });
    child.on('exit', (code) =>
      reject(new Error(`the process ended with ${code} before it was ready\n${printed}`)),
    );
  });
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.on('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

function memoryOf(pid: number) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const mebibytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024;
  return { now: mebibytes('VmRSS'), peak: mebibytes('VmHWM') };
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
