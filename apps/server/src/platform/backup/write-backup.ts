import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { CompiledQuery } from 'kysely';
import type { Db } from '../db/index.ts';
import { backupLines } from './backup-lines.ts';
import type { Query } from './tables.ts';

/** A consistent snapshot; the file appears only when it is complete. Returns the number of rows. */
export async function writeBackup(db: Db, file: string): Promise<number> {
  const draft = `${file}.${process.pid}`;
  let rows = 0;
  try {
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (transaction) => {
        const query: Query = async <Row>(text: string) =>
          (await transaction.executeQuery<Row>(CompiledQuery.raw(text))).rows;
        const lines = backupLines(query, (count) => {
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
