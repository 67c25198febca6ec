import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import { type ClaimSource, claimListings, type ListingRecord } from './claim-listings.ts';
import { reconcileListings } from './reconcile-listings.ts';

export async function recordListings(
  db: Db,
  listings: readonly ListingRecord[],
  source: ClaimSource = 'list',
): Promise<number> {
  await claimListings(db, source, listings);
  return reconcileListings(db, { symbols: listings.map(({ symbol }) => symbol.toUpperCase()) });
}

export async function findCik(db: Db, symbol: string): Promise<number | null> {
  const { rows } = await sql<{ cik: number }>`
    select cik from listing where symbol = ${symbol}`.execute(db);
  return rows[0] === undefined ? null : Number(rows[0].cik);
}

export async function listListedCiks(db: Db): Promise<number[]> {
  const { rows } = await sql<{ cik: number }>`
    select cik from listing join company using (cik) group by cik order by min(rank), cik`.execute(db);
  return rows.map(({ cik }) => Number(cik));
}
