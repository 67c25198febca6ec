export { DataDirInUse } from './data-dir-lock.ts';
export type { Database, Db, Session } from './database.ts';
export { withDatabaseLock } from './database-lock.ts';
export { describeDatabaseOutage } from './database-outage.ts';
export { isDiskFull } from './disk-full.ts';
export { acquireLease, releaseLease } from './lease.ts';
export { MigrationEdited, migrate } from './migrate.ts';
export { openDatabase } from './open-database.ts';
export { createWriteProbe, pingDatabase } from './probe-database.ts';
