import { migrateWithin, readMigrations, type Session } from '../db/index.ts';
import { RestoreError } from './restore-error.ts';
import { listMigrations, listTables, type Query, quoted, type Table } from './tables.ts';

export async function refuseIfNotEmpty(query: Query): Promise<void> {
  for (const { name } of await listTables(query)) {
    const rows = await query(`select 1 from ${quoted(name)} limit 1`);
    if (rows.length > 0) {
      throw new RestoreError(
        `The database isn’t empty (${name} has rows). Restore into a new DATA_DIR or database.`,
      );
    }
  }
}

/** The schema of the day the backup was written: later migrations may rename and add up what they find. */
export async function migrateTo(session: Session, names: readonly string[]): Promise<void> {
  const migrations = readMigrations();
  const unknown = names.filter((name, index) => migrations[index]?.name !== name);
  if (unknown.length > 0) {
    throw new RestoreError(
      `The backup comes from a newer version, with ${unknown.join(', ')}. Restore it with that version.`,
    );
  }
  if ((await countApplied(session)) > names.length) {
    throw new RestoreError(
      'The database was set up by a newer version than the backup. Restore into a new DATA_DIR or database.',
    );
  }
  await migrateWithin(session, migrations.slice(0, names.length));
}

async function countApplied({ query }: Session): Promise<number> {
  const [row] = await query<{ found: string | null }>("select to_regclass('migration')::text as found");
  return row?.found == null ? 0 : (await listMigrations(query)).length;
}

/** What they would write is in the backup. Constraints still hold: their triggers aren't a user's. */
export async function switchTriggers(
  session: Session,
  tables: readonly Table[],
  how: 'enable' | 'disable',
): Promise<void> {
  for (const { name } of tables) await session.script(`alter table ${quoted(name)} ${how} trigger user`);
}
