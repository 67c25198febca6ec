import type { Db } from '../db/index.ts';
import type { DocumentTables } from './document-tables.ts';

/** The text of a document as it is on file, for what prepares the next one; within a transaction also what that wrote. */
export async function findBody(db: Db, subject: string, kind: string): Promise<string | null> {
  const row = await db
    .withTables<DocumentTables>()
    .selectFrom('document')
    .select('body')
    .where('subject', '=', subject)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row?.body ?? null;
}
