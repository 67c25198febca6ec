import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../db/index.ts';
import { openLog } from '../log/index.ts';
import { backupLines } from './backup-lines.ts';
import { readBackup } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { RestoreError } from './restore-error.ts';
import type { Query } from './tables.ts';

/** Restores it into a database of its own, which it removes, and compares every row. Returns the number of rows. */
export async function checkBackup(file: string): Promise<number> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tenfold-check-'));
  try {
    const where = { dataDir, databaseUrl: null, databaseReadUrl: null };
    const database = await openDatabase(where, openLog('silent'));
    try {
      return await restoreBackup(database, file, (query) => compare(query, file));
    } finally {
      await database.close();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function compare(query: Query, file: string): Promise<void> {
  const expected = await sumFile(file);
  const restored = await sumDatabase(query);
  const different = [...expected].filter(([name, sum]) => restored.get(name) !== sum).map(([name]) => name);
  if (different.length > 0) {
    throw new RestoreError(`The backup doesn’t restore as it was: ${different.join(', ')} would differ.`);
  }
}

/** A sum of hashes of each table's rows, in whatever order they are. */
type Sums = Map<string, bigint>;

export async function sumFile(file: string): Promise<Sums> {
  const { sums, table, row } = openSums();
  await readBackup(file, {
    header: async () => undefined,
    table: async (name) => table(name),
    row,
    end: async () => undefined,
  });
  return sums;
}

export async function sumDatabase(query: Query): Promise<Sums> {
  const { sums, table, row } = openSums();
  let isHeader = true;
  for await (const part of backupLines(query, () => undefined)) {
    for (const line of isHeader ? [] : part.trimEnd().split('\n')) {
      if (line.startsWith('[')) table(String(JSON.parse(line)[0]));
      else row(line);
    }
    isHeader = false;
  }
  return sums;
}

function openSums() {
  const sums: Sums = new Map();
  let name = '';
  return {
    sums,
    table: (of: string) => {
      name = of;
      sums.set(name, 0n);
    },
    row: (line: string): undefined => {
      const hash = createHash('sha256').update(line).digest().readBigUInt64LE();
      sums.set(name, BigInt.asUintN(64, (sums.get(name) ?? 0n) + hash));
    },
  };
}
