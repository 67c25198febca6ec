import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { sql } from 'kysely';
import { lockVersions } from '../changes/index.ts';
import type { Db } from '../db/index.ts';
import type { DocumentTables } from './document-tables.ts';
import { etagOf } from './etag-of.ts';

export interface NewDocument {
  readonly kind: string;
  readonly body: string;
}

/** A document that has not changed keeps its row and version. */
export async function saveDocuments(
  db: Db,
  subject: string,
  documents: readonly NewDocument[],
): Promise<{ changed: string[] }> {
  const tables = db.withTables<DocumentTables>();
  const stored = await tables
    .selectFrom('document')
    .select(['kind', 'etag'])
    .where('subject', '=', subject)
    .execute();
  const etags = new Map(stored.map((row) => [row.kind, row.etag]));
  const changed = documents.filter((document) => etags.get(document.kind) !== etagOf(document.body));
  if (changed.length === 0) return { changed: [] };
  const rows = await Promise.all(changed.map((document) => rowOf(subject, document)));
  if (db.isTransaction) await write(db, rows);
  else await db.transaction().execute((transaction) => write(transaction, rows));
  return { changed: changed.map((document) => document.kind) };
}

async function write(db: Db, rows: readonly DocumentRow[]): Promise<void> {
  await lockDocuments(db);
  await db
    .withTables<DocumentTables>()
    .insertInto('document')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns(['subject', 'kind']).doUpdateSet({
        version: sql`nextval('document_version')`,
        etag: sql`excluded.etag`,
        body: sql`excluded.body`,
        gzip: sql`excluded.gzip`,
        brotli: sql`excluded.brotli`,
      } as never),
    )
    .execute();
}

/** Before other locks, in a transaction that will store documents after taking them. */
export function lockDocuments(transaction: Db): Promise<void> {
  return lockVersions(transaction, documentVersionLock);
}

const documentVersionLock = 7_268_340_552;

type DocumentRow = Omit<DocumentTables['document'], 'version'>;

async function rowOf(subject: string, { kind, body }: NewDocument): Promise<DocumentRow> {
  const bytes = Buffer.from(body);
  const [zipped, brotli] = await Promise.all([
    promisify(gzip)(bytes, { level: 9 }),
    promisify(brotliCompress)(bytes, {
      params: {
        // Higher levels save another seventh for ten times the work.
        [constants.BROTLI_PARAM_QUALITY]: 8,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  ]);
  return { subject, kind, body, etag: etagOf(body), gzip: zipped, brotli };
}
