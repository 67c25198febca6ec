import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import { companyDocument } from '../profile/prepare-company.ts';

/** Companies that come with the product: each is a row among what was imported, `waiting` until it is `loaded`. */
const source = 'company of the sample';

export interface SampleProgress {
  readonly loaded: number;
  readonly total: number;
}

/** Both zero without the sample, equal once all are loaded. */
export async function countSampleCompanies(db: Db): Promise<SampleProgress> {
  const { rows } = await sql<SampleProgress>`
    select (count(*) filter (where content_hash = 'loaded'))::int as loaded, count(*)::int as total
      from import_source where source = ${source}`.execute(db);
  return rows[0] ?? { loaded: 0, total: 0 };
}

/** Those already there stay as they are. */
export async function addSampleCompanies(
  db: Db,
  ciks: readonly number[],
  state: 'waiting' | 'loaded',
): Promise<void> {
  await sql`
    insert into import_source (source, item, content_hash)
    select ${source}, cik, ${state} from unnest(${ciks.map(String)}::text[]) as cik
        on conflict do nothing`.execute(db);
}

/** Somebody opened it: it is the next. */
export async function moveToFront(db: Db, cik: number): Promise<void> {
  await sql`
    update import_source set content_hash = 'wanted'
     where source = ${source} and item = ${String(cik)} and content_hash = 'waiting'`.execute(db);
}

export async function markSampleCompanyLoaded(db: Db, cik: number): Promise<void> {
  await sql`
    update import_source set content_hash = 'loaded'
     where source = ${source} and item = ${String(cik)}`.execute(db);
}

/** Finds, among the companies that wait, what was opened, then the largest. Null when all are loaded. */
export async function findNextSampleCompany(
  db: Db,
): Promise<{ readonly cik: number /** Imported by somebody. */; readonly isHere: boolean } | null> {
  const { rows } = await sql<{ cik: string; isHere: boolean }>`
    select item as cik, exists (
             select from document where subject = listing.symbol and kind = ${companyDocument}) as "isHere"
      from import_source left join listing on listing.cik::text = item
     where source = ${source} and content_hash <> 'loaded'
     order by content_hash = 'wanted' desc, rank, item limit 1`.execute(db);
  const [next] = rows;
  return next === undefined ? null : { cik: Number(next.cik), isHere: next.isHere };
}

/** For a query over `listing`: whether its company comes with the product and isn't loaded yet. */
export const isWaiting = sql<boolean>`exists (
  select from import_source
   where source = ${source} and item = listing.cik::text and content_hash <> 'loaded')`;

/** How many wait: for a query that tells whether listings changed. */
export const waitingCount = sql<number>`(
  select count(*) from import_source where source = ${source} and content_hash <> 'loaded')`;
