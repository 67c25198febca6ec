import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PGlite } from '@electric-sql/pglite';
import type { Database } from './database.ts';
import { emptyAll } from './empty-tables.fixture.ts';
import { migrate } from './migrate.ts';
import { type Migration, readMigrations } from './migration-files.ts';
import { startPglite, wrapPglite } from './open-pglite.ts';

/** Databases of all migrations that were closed, and emptied for the next test: emptying takes a tenth of opening. */
const idle: PGlite[] = [];

/** A database in memory, empty but for these migrations; all of them unless told. */
export async function openTestDatabase(migrations?: readonly Migration[]): Promise<Database> {
  if (migrations !== undefined) return wrapPglite(await load(migrations), async () => undefined);
  const pglite = idle.pop() ?? (await load(readMigrations()));
  const shape = await shapeOf(pglite);
  return wrapPglite(lend(pglite), async () => {
    if ((await shapeOf(pglite)) !== shape) return pglite.close();
    await empty(pglite);
    idle.push(pglite);
  });
}

const cache = fileURLToPath(new URL('../../../../../node_modules/.cache/tenfold/', import.meta.url));

/** From a dump made once for each state of the migrations. */
async function load(migrations: readonly Migration[]): Promise<PGlite> {
  const state = createHash('sha256').update(migrations.map((migration) => migration.checksum).join());
  const dump = join(cache, `database-${state.digest('hex').slice(0, 16)}.tar`);
  if (!existsSync(dump)) await writeDump(dump, migrations);
  // Read at once: another process may write the same dump, and a file that changes under a Blob can't be read.
  const content = new Blob([await readFile(dump)]);
  return startPglite({ loadDataDir: content });
}

async function writeDump(file: string, migrations: readonly Migration[]): Promise<void> {
  const pglite = await startPglite({});
  const database = wrapPglite(pglite, async () => undefined);
  await migrate(database, migrations);
  const content = await pglite.dumpDataDir('none');
  await database.close();
  await mkdir(cache, { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, Buffer.from(await content.arrayBuffer()));
  await rename(draft, file);
}

/** The same, until it is closed: to whom it was lent it is closed for good. */
function lend(pglite: PGlite): PGlite {
  let closed = false;
  return new Proxy(pglite, {
    get(target, key) {
      if (key === 'closed') return closed;
      if (closed) throw new Error('PGlite is closed');
      if (key !== 'close') {
        const value = Reflect.get(target, key, target);
        return typeof value === 'function' ? value.bind(target) : value;
      }
      return async () => {
        closed = true;
      };
    },
  });
}

/** Its tables and their columns: a test may have failed while one was away. */
async function shapeOf(pglite: PGlite): Promise<unknown> {
  const { rows } = await pglite.query<{ shape: string }>(`
    select md5(string_agg(relname || attname || atttypid, ' ' order by relname, attnum)) as shape
      from pg_class join pg_attribute on attrelid = pg_class.oid where relnamespace = 'public'::regnamespace`);
  return rows[0]?.shape;
}

/** Rows, counters and schemas of others go, and what a session keeps. */
async function empty(pglite: PGlite): Promise<void> {
  await pglite.exec('discard all');
  await pglite.exec("set time zone 'UTC'");
  await pglite.exec(emptyAll);
}
