import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../db/index.ts';
import { renameSequence, renameTable } from './renamed.ts';
import { listMigrations, listTables } from './tables.ts';

export class RestoreError extends Error {}

const header = z.object({
  format: z.literal('tenfold backup 1'),
  migrations: z.array(z.string()),
  sequences: z.array(z.object({ name: z.string(), value: z.number() })),
});
const heading = z.tuple([z.string()], z.string());

const rowsAtATime = 2_000;

/** All or nothing, into a migrated, empty database. Returns the number of rows. */
export async function restoreBackup(db: Db, file: string): Promise<number> {
  await refuseIfNotEmpty(db);
  return db.transaction().execute(async (transaction) => {
    let rows = 0;
    await pipeline(createReadStream(file), createGunzip(), linesOf, async (lines) => {
      rows = await restoreLines(transaction, lines);
    }).catch((cause: NodeJS.ErrnoException) => {
      throw isDamage(cause) ? damaged(cause) : cause;
    });
    return rows;
  });
}

/** Errors of the decompressor, of JSON.parse and of rejected rows: a single flipped bit can cause each. */
function isDamage(cause: NodeJS.ErrnoException): boolean {
  if (cause instanceof SyntaxError || cause instanceof z.ZodError) return true;
  return /^(Z_|ERR_PADDING|22|23|42)/.test(cause.code ?? '');
}

function damaged(cause: Error): RestoreError {
  return new RestoreError(
    'This isn’t a backup of this product, or it’s truncated or damaged. Nothing was restored.',
    { cause },
  );
}

async function restoreLines(db: Db, lines: AsyncIterable<string>): Promise<number> {
  let count = 0;
  let table: ReturnType<typeof renameTable> | null = null;
  let rows: string[] = [];
  const insertRows = async () => {
    if (table !== null && rows.length > 0) await insert(db, table.heading, rows.map(table.row));
    count += rows.length;
    rows = [];
  };
  let sequences: readonly { name: string; value: number }[] | null = null;
  for await (const line of lines) {
    if (sequences === null) sequences = await readHeader(db, line);
    else if (line.startsWith('[')) {
      await insertRows();
      table = renameTable(heading.parse(JSON.parse(line)));
    } else if (rows.push(line) === rowsAtATime) await insertRows();
  }
  await insertRows();
  if (sequences === null) throw new RestoreError('This isn’t a backup of this product: it’s empty.');
  for (const { name, value } of sequences)
    await sql`select setval(${renameSequence(name)}, ${value})`.execute(db);
  return count;
}

async function readHeader(db: Db, line: string): Promise<readonly { name: string; value: number }[]> {
  const read = header.safeParse(parse(line));
  if (!read.success) throw new RestoreError('This isn’t a backup of this product.');
  const known = await listMigrations(db);
  const unknown = read.data.migrations.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new RestoreError(
      `The backup comes from a newer version, with ${unknown.join(', ')}. Restore it with that version.`,
    );
  }
  return read.data.sequences;
}

async function insert(
  db: Db,
  [table = '', ...columns]: readonly string[],
  rows: readonly string[],
): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`
    insert into ${sql.table(table)} (${names}) overriding system value
    select ${names} from jsonb_populate_recordset(null::${sql.table(table)}, ${`[${rows.join(',')}]`}::jsonb)`.execute(
    db,
  );
}

async function refuseIfNotEmpty(db: Db): Promise<void> {
  for (const { name } of await listTables(db)) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) {
      throw new RestoreError(
        `The database isn’t empty (${name} has rows). Restore into a new DATA_DIR or database.`,
      );
    }
  }
}

async function* linesOf(content: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const part of content) {
    const lines = (rest + decoder.decode(part, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
