import { type Database, migrateWithin, readMigrations, type Session, withDatabaseLock } from '../db/index.ts';
import { type BackupHeader, readBackup } from './read-backup.ts';
import { RestoreError } from './restore-error.ts';
import { restoreRows } from './restore-rows.ts';
import { migrateTo, refuseIfNotEmpty, switchTriggers } from './restore-schema.ts';
import { listTables, type Query, quoted, type Table } from './tables.ts';

const rowsAtATime = 2_000;
const charactersAtATime = 4_000_000;

/** What to do once the rows are as they were, before the migrations that the backup doesn't know. */
type Restored = (query: Query) => Promise<void>;

/** All or nothing, into an empty database. Returns the number of rows. */
export function restoreBackup(
  database: Database,
  file: string,
  restored: Restored = async () => undefined,
): Promise<number> {
  return withDatabaseLock(database, 'migrate', async (session) => {
    await session.script('begin');
    try {
      await refuseIfNotEmpty(session.query);
      const rows = await restoreFile(session, file);
      await restored(session.query);
      await migrateWithin(session, readMigrations());
      await session.script('commit');
      return rows;
    } catch (error) {
      await session.script('rollback');
      throw error;
    }
  });
}

async function restoreFile(session: Session, file: string): Promise<number> {
  let count = 0;
  let tables: readonly Table[] = [];
  let sequences: BackupHeader['sequences'] = [];
  let table: Table | null = null;
  let rows: string[] = [];
  let characters = 0;
  const restoreBatch = async () => {
    if (table !== null) await restoreRows(session, table, rows);
    count += rows.length;
    rows = [];
    characters = 0;
  };
  await readBackup(file, {
    header: async (header) => {
      await migrateTo(session, header.migrations);
      ({ sequences } = header);
      tables = await listTables(session.query);
      await switchTriggers(session, tables, 'disable');
    },
    table: async (name, columns) => {
      await restoreBatch();
      table = knownTable(tables, name, columns);
    },
    row: (line) => {
      rows.push(line);
      characters += line.length;
      return rows.length === rowsAtATime || characters > charactersAtATime ? restoreBatch() : undefined;
    },
    end: restoreBatch,
  });
  await switchTriggers(session, tables, 'enable');
  for (const { name, value } of sequences)
    await session.query('select setval($1::text::regclass, $2)', [quoted(name), value]);
  return count;
}

function knownTable(tables: readonly Table[], name: string, columns: readonly string[]): Table {
  const known = tables.find((table) => table.name === name);
  if (known === undefined)
    throw new RestoreError(`The backup has a table ${name}, which its version doesn’t know.`);
  const unknown = columns.filter((column) => !known.columns.includes(column));
  if (unknown.length > 0) {
    throw new RestoreError(
      `The backup’s table ${name} has ${unknown.join(', ')}, which its version doesn’t know.`,
    );
  }
  return { ...known, columns };
}
