import type { FilingFetchRefusal } from '@tenfold/contract/company';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import { isWaiting } from '../listings/waiting-companies.ts';
import { companyDocument } from '../profile/prepare-company.ts';
import type { CompanyTables, FetchStep } from '../tables.ts';

export interface StoredFetch {
  readonly cik: number;
  readonly name: string;
  readonly hasFigures: boolean;
  /** It comes with the product and isn't loaded yet. */
  readonly isWaiting: boolean;
  /** Null before anybody asked. */
  readonly state: CompanyTables['filing_fetch']['state'] | null;
  readonly refusal: FilingFetchRefusal | null;
  readonly updatedAt: Date | null;
}

/** Null for a symbol that isn't listed. */
export async function findFetch(db: Db, symbol: string): Promise<StoredFetch | null> {
  const { rows } = await sql<StoredFetch>`
    select listing.cik::float8 as cik, listing.name, state, refusal, updated_at as "updatedAt",
           ${isWaiting} as "isWaiting",
           exists (select from document where subject = listing.symbol and kind = ${companyDocument}) as "hasFigures"
      from listing left join filing_fetch using (cik) where listing.symbol = ${symbol}`.execute(db);
  return rows[0] ?? null;
}

interface NewFetch {
  readonly cik: number;
  readonly symbol: string;
  readonly now: Date;
  /** Without news for so long, its process is lost. */
  readonly lostBefore: Date;
}

/** False when another caller was first, in whichever process. */
export async function insertFetch(db: Db, { cik, symbol, now, lostBefore }: NewFetch): Promise<boolean> {
  const { rows } = await sql`
    insert into filing_fetch (cik, symbol, state, requested_at, updated_at)
    values (${cik}, ${symbol}, 'queued', ${now.toISOString()}, ${now.toISOString()})
        on conflict (cik) do update set symbol = excluded.symbol, state = 'queued', refusal = null,
           requested_at = excluded.requested_at, updated_at = excluded.updated_at
     where filing_fetch.state in ('ready', 'refused') or filing_fetch.updated_at <= ${lostBefore.toISOString()}
    returning cik`.execute(db);
  return rows.length === 1;
}

export async function countFetches(
  db: Db,
  since: Date,
): Promise<{ readonly requested: number; readonly underWay: number }> {
  const { rows } = await sql<{ requested: number; underWay: number }>`
    select count(*)::int as requested,
           (count(*) filter (where state not in ('ready', 'refused')))::int as "underWay"
      from filing_fetch where requested_at > ${since.toISOString()}`.execute(db);
  return rows[0] ?? { requested: 0, underWay: 0 };
}

export async function recordFetchStep(
  db: Db,
  cik: number,
  state: FetchStep | 'ready',
  now: Date,
): Promise<void> {
  await setState(db, cik, { state, refusal: null, updated_at: now });
}

export async function refuseFetch(
  db: Db,
  cik: number,
  refusal: FilingFetchRefusal,
  now: Date,
): Promise<void> {
  await setState(db, cik, { state: 'refused', refusal, updated_at: now });
}

async function setState(
  db: Db,
  cik: number,
  values: Pick<CompanyTables['filing_fetch'], 'state' | 'refusal' | 'updated_at'>,
): Promise<void> {
  await db
    .withTables<CompanyTables>()
    .updateTable('filing_fetch')
    .set(values)
    .where('cik', '=', cik)
    .execute();
}
