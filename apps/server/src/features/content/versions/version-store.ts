import type { ContentVersion } from '@tenfold/contract/content';
import { type BlockKey, blockKeys, type ContentOf } from '@tenfold/contract/content/blocks';
import type { AccountId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import { lockVersions } from '../../../platform/changes/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import { delivered } from '../delivered/index.ts';
import { readContent } from '../read-content.ts';
import type { ContentTables } from '../tables.ts';

export interface PublishedVersion extends ContentVersion {
  readonly content: ContentOf<BlockKey>;
}

interface BlockVersionRow {
  readonly key: BlockKey;
  readonly version: number;
  readonly content: object;
  readonly publishedAt: Date;
  readonly publishedBy: string | null;
  readonly whatChanged: string | null;
  readonly putBackFrom: number | null;
}

const selected = sql`
  key, version, content, published_at as "publishedAt", what_changed as "whatChanged",
  put_back_from as "putBackFrom",
  (select nullif(trim(first_name || ' ' || second_name), '') from account where id = published_by) as "publishedBy"`;

/** What the product came with, before anybody published anything. */
export function deliveredVersion(key: BlockKey): PublishedVersion {
  return {
    version: 0,
    publishedAt: null,
    publishedBy: null,
    whatChanged: null,
    putBackFrom: null,
    content: delivered[key],
  };
}

/** Lists the newest version of each block; a block that was never published is left out. */
export async function listLiveVersions(db: Db): Promise<ReadonlyMap<BlockKey, PublishedVersion>> {
  const { rows } = await sql<BlockVersionRow>`
    select distinct on (key) ${selected} from content_version
     where key = any(${blockKeys}) order by key, version desc`.execute(db);
  return new Map(rows.map((row) => [row.key, toVersion(row)]));
}

/** Newest first; the delivered one is the last. */
export async function listVersions(db: Db, key: BlockKey): Promise<PublishedVersion[]> {
  const { rows } = await sql<BlockVersionRow>`
    select ${selected} from content_version where key = ${key} order by version desc`.execute(db);
  return [...rows.map(toVersion), deliveredVersion(key)];
}

export async function findVersion(db: Db, key: BlockKey, version: number): Promise<PublishedVersion | null> {
  if (version === 0) return deliveredVersion(key);
  const { rows } = await sql<BlockVersionRow>`
    select ${selected} from content_version where key = ${key} and version = ${version}`.execute(db);
  const [row] = rows;
  return row === undefined ? null : toVersion(row);
}

export interface NewContentVersion {
  readonly key: BlockKey;
  readonly content: object;
  readonly whatChanged: string | null;
  readonly putBackFrom: number | null;
  readonly publishedBy: AccountId | null;
}

/** Where two begin on the same version, one is added. @returns the number of the new version; null where `basedOn` is not the newest */
export function addVersion(
  db: Db,
  { key, content, whatChanged, putBackFrom, publishedBy }: NewContentVersion,
  basedOn: number,
  now: Date,
): Promise<number | null> {
  const add = async (tx: Db) => {
    await lockVersions(tx, contentVersionLock);
    const { rows } = await sql<{ newest: number }>`
      select coalesce(max(version), 0) as newest from content_version where key = ${key}`.execute(tx);
    if (rows[0]?.newest !== basedOn) return null;
    const version = basedOn + 1;
    await tx
      .withTables<ContentTables>()
      .insertInto('content_version')
      .values({
        key,
        version,
        content: JSON.stringify(content),
        what_changed: whatChanged,
        put_back_from: putBackFrom,
        published_by: publishedBy,
        published_at: now,
      })
      .execute();
    return version;
  };
  return db.isTransaction ? add(db) : db.transaction().execute(add);
}

/** The number of the last change of any block. */
export async function findLastChange(db: Db): Promise<number> {
  const { rows } = await sql<{ change: number | null }>`
    select max(change) as change from content_version`.execute(db);
  return Number(rows[0]?.change ?? 0);
}

const contentVersionLock = 7_268_340_561;

function toVersion({ key, content, publishedAt, ...row }: BlockVersionRow): PublishedVersion {
  return { ...row, publishedAt: publishedAt.toISOString(), content: readContent(key, content) };
}
