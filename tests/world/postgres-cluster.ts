import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from './free-port.ts';

/** The files and processes of a PostgreSQL of our own. */
interface Cluster {
  readonly url: string;
  start(): void;
  stop(): Promise<void>;
  signal(signal: NodeJS.Signals): void;
  remove(): Promise<void>;
}

const programs = findPrograms();

export const canStartPostgres = programs !== null;

export async function startCluster(): Promise<Cluster> {
  if (programs === null) throw new Error('No PostgreSQL programs and no TEST_DATABASE_URL');
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const owner = ownerOfFolder();
  if (owner !== null) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const init = ['--username', 'postgres', '--auth', 'trust', '--encoding', 'UTF8', '--locale', 'C'];
  const options = { ...owner, cwd: folder };
  execFileSync(join(programs, 'initdb'), ['--pgdata', data, '--no-sync', ...init], {
    ...options,
    stdio: 'ignore',
  });
  const port = await freePort();
  const settings = ['fsync=off', 'shared_buffers=32MB', 'unix_socket_directories='];
  const args = ['-D', data, '-h', '127.0.0.1', '-p', String(port), ...settings.flatMap((one) => ['-c', one])];
  let guard: ChildProcess | null = null;
  const start = () => {
    // The shell's input ends with this process, however that ends, and PostgreSQL with the shell.
    const script = '"$@" & read -r _; kill -INT $!; wait $!';
    guard = spawn('sh', ['-c', script, 'sh', join(programs, 'postgres'), ...args], {
      ...options,
      stdio: ['pipe', 'ignore', 'ignore'],
    });
  };
  const stop = async () => {
    if (guard === null) return;
    const gone = once(guard, 'exit');
    guard.stdin?.end();
    await gone;
    guard = null;
  };
  start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start,
    stop,
    signal: (signal) => {
      const [main] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n').map(Number);
      if (main !== undefined) for (const pid of [main, ...childrenOf(main)]) signalUnlessGone(pid, signal);
    },
    remove: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function findPrograms(): string | null {
  const installed = globSync('/usr/lib/postgresql/*/bin').sort().reverse();
  const folders = [...installed, ...(process.env.PATH ?? '').split(delimiter)];
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

/** PostgreSQL refuses to run as root: then it runs as `postgres` or `nobody`. */
function ownerOfFolder(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  const line = ['postgres:', 'nobody:'].flatMap((name) => users.filter((user) => user.startsWith(name)))[0];
  const [, , uid, gid] = (line ?? 'nobody:x:65534:65534').split(':');
  return { uid: Number(uid), gid: Number(gid) };
}

/** A child may end between being listed and being signalled. */
function signalUnlessGone(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function childrenOf(pid: number): number[] {
  return execFileSync('ps', ['-e', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([child, parent]) => (child !== undefined && parent === pid ? [child] : []));
}
