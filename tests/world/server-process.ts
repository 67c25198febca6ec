import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { memoryEnvironment, memoryFlags } from '../../scripts/memory-flags.mjs';

const programOf = (name: string) => fileURLToPath(new URL(`../../apps/server/src/${name}`, import.meta.url));
const main = programOf('main.ts');

/** The product as a process of its own, as a person starts it. */
export interface Server {
  readonly url: string;
  readonly dataDir: string;
  /** All it has printed so far. */
  output(): string;
  signal(signal: NodeJS.Signals): void;
  /** The exit code, once it has ended. */
  readonly ended: Promise<number | null>;
  stop(): Promise<number | null>;
}

/** What a page shows is compared with what is on file: prices move, and further companies come, only where a test says so. */
const still = { QUOTE_PROVIDER: 'none', SAMPLE_DATA: 'first', NODE_ENV: 'production' };

function inherited() {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return { PATH, ...(NODE_COMPILE_CACHE !== undefined && { NODE_COMPILE_CACHE }) };
}

/** Resolves when it is ready; rejects with what it printed when it ends before. */
export async function startProcess(
  environment: Readonly<Record<string, string>> & { readonly DATA_DIR: string },
  onEnd: () => void = () => undefined,
): Promise<Server> {
  const child = spawn(process.execPath, [...memoryFlags, main], {
    env: { ...memoryEnvironment, ...still, ...inherited(), PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // A test that runs out of time stops nothing.
  const abandon = () => child.kill('SIGKILL');
  process.once('exit', abandon);
  let printed = '';
  const ended = once(child, 'exit').then(([code]) => {
    process.off('exit', abandon);
    onEnd();
    return code as number | null;
  });
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk;
      const [, ready] = /^ready (\S+)$/m.exec(printed) ?? [];
      if (ready !== undefined) resolve(ready);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    ended.then((code) => reject(new Error(`The server ended with ${code}:\n${printed}`)), reject);
  });
  return {
    url,
    dataDir: environment.DATA_DIR,
    ended,
    output: () => printed,
    signal: (signal) => child.kill(signal),
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/** A command of `tenfold`, for the database of this environment. */
export async function runTenfold(
  command: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<void> {
  const env = { ...inherited(), ...environment };
  await promisify(execFile)(process.execPath, [programOf('cli/tenfold.ts'), ...command], { env });
}
