import { createHash } from 'node:crypto';
import { existsSync, openAsBlob } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { type Migration, readMigrations } from './migration-files.ts';
import { startPglite, wrapPglite } from './open-pglite.ts';

const cache = fileURLToPath(new URL('../../../../../node_modules/.cache/tenfold/', import.meta.url));

/** Clearing the default 128 MB takes a quarter of opening one. */
const smallBuffers = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

export async function openTestDatabase(
  migrations: readonly Migration[] = readMigrations(),
): Promise<Database> {
  const state = createHash('sha256').update(migrations.map((migration) => migration.checksum).join());
  const dump = join(cache, `database-${state.digest('hex').slice(0, 16)}.tar`);
  if (!existsSync(dump)) await writeDump(dump, migrations);
  const pglite = await startPglite({ loadDataDir: await openAsBlob(dump), startParams: smallBuffers });
  return wrapPglite(pglite, async () => undefined);
}

async function writeDump(file: string, migrations: readonly Migration[]): Promise<void> {
  const pglite = await startPglite({});
  const database = wrapPglite(pglite, async () => undefined);
  await migrate(database, migrations);
  const content = await pglite.dumpDataDir('none');
  await database.close();
  await mkdir(cache, { recursive: true });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, Buffer.from(await content.arrayBuffer()));
  await rename(draft, file);
}
