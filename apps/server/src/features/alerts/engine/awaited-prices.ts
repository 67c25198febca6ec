import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import type { PriceMove } from '../../company/index.ts';

/** Those of companies with alerts that need a price to be armed again, or to have a side: mostly none. */
export async function onlyAwaited(tx: Db, moves: readonly PriceMove[]): Promise<PriceMove[]> {
  const { rows } = await sql<{ symbol: string }>`
    select symbol from price_alert where state = 'suspended' and suspended_why = 'no_quotes'
     union
    select symbol from price_alert where side is null and state <> 'fired' and deleted_at is null`.execute(
    tx,
  );
  if (rows.length === 0) return [];
  const awaited = new Set(rows.map(({ symbol }) => symbol));
  return moves.filter(({ symbol }) => awaited.has(symbol));
}
