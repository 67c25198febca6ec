import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import type { ContentTables } from '../tables.ts';
import type { PublishedVersion } from '../versions/version-store.ts';
import { describeDocument } from './describe-document.ts';

const key = 'guidelines';

/** @returns the PDF of this version; null where it was not made yet */
export async function findGuidelinesFile(db: Db, version: number): Promise<Buffer | null> {
  const row = await db
    .withTables<ContentTables>()
    .selectFrom('content_file')
    .select('content')
    .where('key', '=', key)
    .where('version', '=', version)
    .executeTakeFirst();
  return row?.content ?? null;
}

/** Kept for every process, unless a newer one is there. @returns the PDF */
export async function makeGuidelinesFile(db: Db, live: PublishedVersion): Promise<Buffer> {
  // Loaded on demand: most processes never make one.
  const { documentPdf } = await import('./document-pdf.ts');
  const content = await documentPdf(describeDocument(key, live, [live]));
  await sql`
    insert into content_file (key, version, content) values (${key}, ${live.version}, ${content})
    on conflict (key) do update set version = excluded.version, content = excluded.content
     where content_file.version < excluded.version`.execute(db);
  return content;
}
