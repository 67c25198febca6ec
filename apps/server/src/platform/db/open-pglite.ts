import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely, PGliteDialect } from 'kysely';
import { lockDataDir } from './data-dir-lock.ts';
import type { Database, Session } from './database.ts';
import { parsers } from './value-parsers.ts';

export async function openPglite(dataDir: string): Promise<Database> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const unlock = await lockDataDir(dataDir);
  try {
    const folder = join(dataDir, 'database');
    if (!existsSync(join(folder, 'PG_VERSION'))) await createDatabase(folder);
    const pglite = await startPglite({ dataDir: folder });
    return wrapPglite(pglite, unlock);
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function createDatabase(folder: string): Promise<void> {
  const program = new URL('create-pglite.ts', import.meta.url);
  const thread = new Worker(program, { workerData: folder, execArgv: [] });
  await once(thread, 'exit');
}

export async function startPglite(options: PGliteOptions): Promise<PGlite> {
  keepWasmAsFirstCompiled();
  const pglite = await PGlite.create({
    startParams,
    extensions: { pg_trgm },
    ...options,
    parsers: { ...parsers },
  });
  // PostgreSQL takes its time zone from the machine; dates must not depend on it.
  await pglite.exec("set time zone 'UTC'");
  return pglite;
}

/** The default of 128 MB is cleared at start and stays in memory, beside the machine's own cache of files. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

/**
 * Optimising the interpreter of expressions, one function of 105 kB, takes V8 600 MB and a second of CPU; unoptimised,
 * reading documents and facts costs the same (docs/decisions/0044).
 */
function keepWasmAsFirstCompiled(): void {
  setFlagsFromString('--no-wasm-dynamic-tiering');
  setFlagsFromString('--no-wasm-tier-up');
}

export function wrapPglite(pglite: PGlite, afterClose: () => Promise<void>): Database {
  const db = new Kysely<object>({ dialect: new PGliteDialect({ pglite }) });
  const session: Session = {
    script: async (sql) => {
      await pglite.exec(sql);
    },
    query: async <Row>(sql: string, parameters: readonly unknown[] = []) =>
      (await pglite.query<Row>(sql, [...parameters])).rows,
  };
  return {
    kind: 'pglite',
    db,
    read: db,
    connection: { pglite },
    session: (work) => work(session),
    async close() {
      if (!pglite.closed) await pglite.close();
      await afterClose();
    },
  };
}
