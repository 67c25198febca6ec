import type { Database, Session } from './database.ts';
import { withDatabaseLock } from './database-lock.ts';
import { type Migration, readMigrations } from './migration-files.ts';

export class MigrationEdited extends Error {}

export async function migrate(
  database: Database,
  migrations: readonly Migration[] = readMigrations(),
): Promise<string[]> {
  return withDatabaseLock(database, 'migrate', (session) => applyNew(session, migrations, applyAlone));
}

/** In a transaction of the caller's. */
export function migrateWithin(session: Session, migrations: readonly Migration[]): Promise<string[]> {
  return applyNew(session, migrations, apply);
}

async function applyNew(
  session: Session,
  migrations: readonly Migration[],
  applyOne: typeof apply,
): Promise<string[]> {
  await session.script(
    'create table if not exists migration (' +
      'number integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())',
  );
  const applied = await session.query<{ number: number; name: string; checksum: string }>(
    'select number, name, checksum from migration order by number',
  );
  for (const past of applied) refuseEdited(past, migrations[past.number - 1]);
  const fresh = migrations.slice(applied.length);
  for (const migration of fresh) await applyOne(session, migration);
  return fresh.map((migration) => migration.name);
}

function refuseEdited(past: { name: string; checksum: string }, now: Migration | undefined): void {
  if (now === undefined) {
    throw new MigrationEdited(
      `The database has migration ${past.name}, which this version doesn’t know. Run the version that created it, or a newer one.`,
    );
  }
  if (now.checksum !== past.checksum) {
    throw new MigrationEdited(
      `Migration ${past.name} was applied and has been edited since. Migrations are append only: restore the file and add a new one.`,
    );
  }
}

async function applyAlone(session: Session, migration: Migration): Promise<void> {
  await session.script('begin');
  try {
    await apply(session, migration);
    await session.script('commit');
  } catch (error) {
    await session.script('rollback');
    throw new Error(`Migration ${migration.name} failed`, { cause: error });
  }
}

async function apply(session: Session, migration: Migration): Promise<void> {
  await session.script(migration.sql);
  await session.query('insert into migration (number, name, checksum) values ($1, $2, $3)', [
    migration.number,
    migration.name,
    migration.checksum,
  ]);
}
