import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'kysely';
import type { Db } from '../db/index.ts';
import { listMigrations, listSequences, listTables } from './tables.ts';

const rowsAtATime = 2_000;

/** A consistent snapshot; the file appears only when it is complete. Returns the number of rows. */
export async function writeBackup(db: Db, file: string): Promise<number> {
  const draft = `${file}.${process.pid}`;
  let rows = 0;
  try {
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (transaction) => {
        const lines = linesOf(transaction, (count) => {
          rows += count;
        });
        await pipeline(lines, createGzip(), createWriteStream(draft, { mode: 0o600 }));
      });
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  return rows;
}

async function* linesOf(db: Db, counted: (rows: number) => void): AsyncGenerator<string> {
  const header = {
    format: 'tenfold backup 1',
    migrations: await listMigrations(db),
    sequences: await listSequences(db),
  };
  yield `${JSON.stringify(header)}\n`;
  for (const { name, columns } of await listTables(db)) {
    // An array marks a table's heading; rows are never arrays.
    yield `${JSON.stringify([name, ...columns])}\n`;
    await sql`declare backup no scroll cursor for
      select to_jsonb(kept)::text as row
        from (select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(name)}) kept`.execute(
      db,
    );
    for (;;) {
      const { rows } = await sql<{ row: string }>`fetch ${sql.lit(rowsAtATime)} from backup`.execute(db);
      if (rows.length === 0) break;
      counted(rows.length);
      yield rows.map(({ row }) => `${row}\n`).join('');
    }
    await sql`close backup`.execute(db);
  }
}
