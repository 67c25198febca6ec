/** PGlite or PostgreSQL: opening, migrating, locks. */

export { columns } from './columns.ts';
export { DataDirInUse } from './data-dir-lock.ts';
export type { Database, Db, Session } from './database.ts';
export { withDatabaseLock } from './database-lock.ts';
export { describeDatabaseOutage } from './database-outage.ts';
export { isDiskFull } from './disk-full.ts';
export { acquireLease, releaseLease } from './lease.ts';
export { MigrationEdited, migrate, migrateWithin } from './migrate.ts';
export { readMigrations } from './migration-files.ts';
export { openDatabase } from './open-database.ts';
export { preparedQuery } from './prepared-statements.ts';
export { createWriteProbe, pingDatabase } from './probe-database.ts';
export { hasTrigrams } from './trigrams.ts';
