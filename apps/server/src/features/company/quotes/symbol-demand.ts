import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';

export async function recordSymbolDemand(db: Db, symbols: readonly string[], at: Date): Promise<void> {
  if (symbols.length === 0) return;
  await sql`
    insert into symbol_demand (symbol, viewed_at)
    select symbol, ${at.toISOString()}::timestamptz from listing where symbol = any(${symbols}::text[])
        on conflict (symbol) do update set viewed_at = excluded.viewed_at`.execute(db);
}

export interface SymbolDemand {
  readonly symbol: string;
  readonly viewedAt: Date | null;
}

/** Symbols with figures, most recently viewed first, then by size; with `since`, only those viewed from then on. */
export async function listSymbolDemand(db: Db, since: Date | null = null): Promise<SymbolDemand[]> {
  const { rows } = await sql<SymbolDemand>`
    select listing.symbol, viewed_at as "viewedAt"
      from listing join company using (cik) left join symbol_demand on symbol_demand.symbol = listing.symbol
     where ${since?.toISOString() ?? null}::timestamptz is null or viewed_at >= ${since?.toISOString() ?? null}::timestamptz
     order by viewed_at desc nulls last, rank, listing.symbol`.execute(db);
  return rows;
}
