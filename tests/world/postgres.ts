import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import pg from 'pg';
import { freePort } from './free-port.ts';

/** A PostgreSQL for tests: the one TEST_DATABASE_URL names, else one started from the programs found here. */
export interface PostgresServer {
  /** A new, empty database; the URL to reach it. */
  createDatabase(): Promise<string>;
  /** Null when the server is not ours to stop. */
  readonly power: Power | null;
  close(): Promise<void>;
}

interface Power {
  off(): Promise<void>;
  on(): Promise<void>;
  /** Every process of it stops where it is: connections stay open and nothing answers. */
  freeze(): void;
  thaw(): void;
}

/** Whether tests can have a PostgreSQL at all; they are skipped where not. */
export const postgresAvailable = process.env.TEST_DATABASE_URL !== undefined || findPrograms() !== null;

export async function startPostgres(): Promise<PostgresServer> {
  const given = process.env.TEST_DATABASE_URL;
  if (given !== undefined) return borrow(given);
  const programs = findPrograms();
  if (programs === null) throw new Error('No PostgreSQL programs and no TEST_DATABASE_URL');
  return startOwn(programs);
}

function findPrograms(): string | null {
  const installed = globSync('/usr/lib/postgresql/*/bin').sort().reverse();
  const folders = [...installed, ...(process.env.PATH ?? '').split(delimiter)];
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

function borrow(url: string): PostgresServer {
  const made: string[] = [];
  return {
    createDatabase: async () => {
      const name = await createOn(url);
      made.push(name);
      return withDatabase(url, name);
    },
    power: null,
    close: async () => {
      for (const name of made) await statement(url, `drop database if exists ${name} with (force)`);
    },
  };
}

async function startOwn(programs: string): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const owner = ownerOfFolder();
  if (owner !== null) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const init = [
    '--pgdata',
    data,
    '--username',
    'postgres',
    '--auth',
    'trust',
    '--no-sync',
    '--encoding',
    'UTF8',
  ];
  execFileSync(join(programs, 'initdb'), [...init, '--locale', 'C'], {
    ...owner,
    cwd: folder,
    stdio: 'ignore',
  });
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | null = null;
  const on = async () => {
    const settings = ['fsync=off', 'shared_buffers=32MB', `unix_socket_directories=${folder}`];
    server = spawn(
      join(programs, 'postgres'),
      ['-D', data, '-h', '127.0.0.1', '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
      { ...owner, cwd: folder, stdio: 'ignore' },
    );
    await answering(url);
  };
  const off = async () => {
    const gone = new Promise((resolve) => server?.once('exit', resolve));
    server?.kill('SIGINT');
    await gone;
    server = null;
  };
  const signalAll = (signal: NodeJS.Signals) => {
    const main = server?.pid;
    if (main === undefined) throw new Error('PostgreSQL is not running');
    for (const pid of [main, ...childrenOf(main)]) process.kill(pid, signal);
  };
  await on();
  return {
    createDatabase: async () => withDatabase(url, await createOn(url)),
    power: { on, off, freeze: () => signalAll('SIGSTOP'), thaw: () => signalAll('SIGCONT') },
    close: async () => {
      if (server !== null) await off();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function childrenOf(pid: number): number[] {
  return execFileSync('ps', ['-e', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([child, parent]) => (child !== undefined && parent === pid ? [child] : []));
}

/** PostgreSQL refuses to run as root: then it runs as `postgres` or `nobody`. */
function ownerOfFolder(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  const line = ['postgres:', 'nobody:'].flatMap((name) => users.filter((user) => user.startsWith(name)))[0];
  const [, , uid, gid] = (line ?? 'nobody:x:65534:65534').split(':');
  return { uid: Number(uid), gid: Number(gid) };
}

async function answering(url: string): Promise<void> {
  for (const end = Date.now() + 30_000; ; ) {
    try {
      return await statement(url, 'select 1');
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

async function createOn(url: string): Promise<string> {
  const name = `tenfold_test_${randomBytes(6).toString('hex')}`;
  await statement(url, `create database ${name}`);
  return name;
}

function withDatabase(url: string, name: string): string {
  const target = new URL(url);
  target.pathname = `/${name}`;
  return target.href;
}

async function statement(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
