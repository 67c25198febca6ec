import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { lockDataDir } from './data-dir-lock.ts';
import type { Database, Session } from './database.ts';
import { parsers } from './value-parsers.ts';

export async function openPglite(dataDir: string): Promise<Database> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const unlock = await lockDataDir(dataDir);
  try {
    const pglite = await startPglite({ dataDir: join(dataDir, 'database') });
    return wrapPglite(pglite, unlock);
  } catch (error) {
    await unlock();
    throw error;
  }
}

export async function startPglite(options: PGliteOptions): Promise<PGlite> {
  keepWasmAsFirstCompiled();
  const pglite = await PGlite.create({ startParams, ...options, parsers: { ...parsers } });
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
