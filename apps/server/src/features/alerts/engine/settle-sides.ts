import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import type { PriceMove } from '../../company/index.ts';

/** Alerts that had no price yet take their side from the first one. */
export function settleSides(tx: Db, moves: readonly PriceMove[]): Promise<void> {
  return settle(tx, moves, sql`alert.side is null`);
}

/** All take it from the price with which a replayed day begins again. */
export function settleAgain(tx: Db, moves: readonly PriceMove[]): Promise<void> {
  return settle(tx, moves, sql`true`);
}

async function settle(tx: Db, moves: readonly PriceMove[], which: ReturnType<typeof sql>): Promise<void> {
  if (moves.length === 0) return;
  await sql`
    update price_alert as alert
       set side = case when target > moved.price then 'above' when target < moved.price then 'below'
                       else coalesce(side, 'above') end
      from unnest(${moves.map(({ symbol }) => symbol)}::text[],
                  ${moves.map(({ price }) => price)}::float8[]) as moved (symbol, price)
     where alert.symbol = moved.symbol and alert.state <> 'fired' and alert.deleted_at is null
       and ${which}`.execute(tx);
}
