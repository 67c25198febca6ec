export { type Database, type Db, openDatabase, type Session } from './database.ts';
export { databaseAway } from './database-away.ts';
export { migrate } from './migrate.ts';
export { openTestDatabase } from './test-database.ts';
