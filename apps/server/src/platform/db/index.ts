export { alone } from './alone.ts';
export { DataDirInUse } from './data-dir-lock.ts';
export { type Database, type Db, openDatabase, type Session } from './database.ts';
export { databaseAnswers } from './database-answers.ts';
export { databaseAway } from './database-away.ts';
export { giveUpLease, holdLease } from './lease.ts';
export { MigrationEdited, migrate } from './migrate.ts';
export { openTestDatabase } from './test-database.ts';
