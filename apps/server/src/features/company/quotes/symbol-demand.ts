import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';

/** Symbols without a listing are skipped. */
export async function recordSymbolDemand(db: Db, symbols: readonly string[], at: Date): Promise<void> {
  if (symbols.length === 0) return;
  await sql`
    insert into asked_symbol (symbol, asked_at)
    select symbol, ${at.toISOString()}::timestamptz from listing where symbol = any(${symbols}::text[])
        on conflict (symbol) do update set asked_at = excluded.asked_at`.execute(db);
}

export interface SymbolDemand {
  readonly symbol: string;
  readonly viewedAt: Date | null;
}

/** Every symbol with figures on file, the one looked at last first, then the largest; with `since`, those looked at from then on. */
export async function listSymbolDemand(db: Db, since: Date | null = null): Promise<SymbolDemand[]> {
  const { rows } = await sql<SymbolDemand>`
    select listing.symbol, asked_at as "viewedAt"
      from listing join company using (cik) left join asked_symbol on asked_symbol.symbol = listing.symbol
     where ${since?.toISOString() ?? null}::timestamptz is null or asked_at >= ${since?.toISOString() ?? null}::timestamptz
     order by asked_at desc nulls last, rank, listing.symbol`.execute(db);
  return rows;
}
