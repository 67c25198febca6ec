import { createHash } from 'node:crypto';
import { usedTags } from '@tenfold/domain/statements';
import type { Db } from '../../platform/db/index.ts';

type ImportTables = { import_source: { source: string; item: string; content_hash: string } };

export async function isImported(db: Db, source: string, item: string, hash: string): Promise<boolean> {
  return (await findImported(db, source, item)) === hash;
}

export async function findImported(db: Db, source: string, item: string): Promise<string | null> {
  const row = await db
    .withTables<ImportTables>()
    .selectFrom('import_source')
    .select('content_hash')
    .where('source', '=', source)
    .where('item', '=', item)
    .executeTakeFirst();
  return row?.content_hash ?? null;
}

export async function isAnythingImported(db: Db): Promise<boolean> {
  const row = await db
    .withTables<ImportTables>()
    .selectFrom('import_source')
    .select('source')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Called last, so that an interrupted import is read again. */
export async function markImported(db: Db, source: string, item: string, hash: string): Promise<void> {
  await db
    .withTables<ImportTables>()
    .insertInto('import_source')
    .values({ source, item, content_hash: hash })
    .onConflict((conflict) => conflict.columns(['source', 'item']).doUpdateSet({ content_hash: hash }))
    .execute();
}

/** Includes the tags we read, so that files are read again when a release adds tags. */
export function hashOf(...contents: readonly (Buffer | string | null)[]): string {
  const hash = createHash('sha256').update(tagsRead);
  for (const content of contents) hash.update('\0').update(content ?? '');
  return hash.digest('hex');
}

export const tagsRead = createHash('sha256')
  .update([...usedTags].sort().join())
  .digest('base64url')
  .slice(0, 12);
