import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import type { PriceMove } from '../../company/index.ts';
import type { Notified } from '../../notifications/index.ts';
import { applySplits } from './apply-splits.ts';
import { fireAlerts } from './fire-alerts.ts';
import { notifyFired } from './fired-alert.ts';

/** In the transaction that stores the prices: what they fire is committed with them, or not at all. */
export async function evaluatePrices(tx: Db, recorded: readonly PriceMove[], now: Date): Promise<Notified[]> {
  const moves = await applySplits(tx, recorded, now);
  const awaited = await onlyAwaited(tx, moves);
  await resumeAlerts(tx, awaited, now);
  await settleSides(tx, awaited);
  const isAgain = ({ beginsAgain }: PriceMove) => beginsAgain;
  await settleAgain(tx, moves.filter(isAgain));
  const onward = moves.filter((move) => !isAgain(move));
  return notifyFired(tx, await fireAlerts(tx, onward, now), now);
}

/** Those of companies with alerts that need a price to be armed again, or to have a side: mostly none. */
async function onlyAwaited(tx: Db, moves: readonly PriceMove[]): Promise<PriceMove[]> {
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

/** Those that were suspended because there were no prices. */
async function resumeAlerts(tx: Db, moves: readonly PriceMove[], now: Date): Promise<void> {
  if (moves.length === 0) return;
  await sql`
    with resumed as (
      update price_alert as alert set state = 'armed', suspended_why = null
        from unnest(${moves.map(({ symbol }) => symbol)}::text[],
                    ${moves.map(({ price }) => price)}::float8[]) as moved (symbol, price)
       where alert.symbol = moved.symbol and alert.state = 'suspended' and alert.suspended_why = 'no_quotes'
      returning alert.id, alert.target, moved.price
    )
    insert into alert_event (alert_id, at, kind, data)
    select id, ${now}, 'resumed', jsonb_build_object('target', target, 'price', price) from resumed`.execute(
    tx,
  );
}

/** Alerts that had no price yet take their side from the first one. */
function settleSides(tx: Db, moves: readonly PriceMove[]): Promise<void> {
  return settle(tx, moves, sql`alert.side is null`);
}

/** All take it from the price with which a replayed day begins again. */
function settleAgain(tx: Db, moves: readonly PriceMove[]): Promise<void> {
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
