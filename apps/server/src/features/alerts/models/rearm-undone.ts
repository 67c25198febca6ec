import { isReached } from '@tenfold/domain/alerts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import { recordEvent } from '../alert/alert-store.ts';
import type { PriceNow } from '../alert/lock-price.ts';
import type { ModelTarget } from './model-target.ts';
import type { ModelAlert } from './repriced.ts';

const hour = 3_600_000;

/** Alerts that a save moved to the price within the hour: another save may take that back. */
export function firedBySave(now: Date) {
  return sql`(deleted_at is null and exists (
    select from alert_firing as firing
     where firing.alert_id = price_alert.id and firing.epoch = price_alert.epoch and firing.cause = 'value_moved'
       and firing.fired_at > ${new Date(now.getTime() - hour)}))`;
}

/** Armed again where its target is off the price, unless another alert waits for the same by now. */
export async function rearmUndone(
  tx: Db,
  { id, side }: ModelAlert,
  { target }: ModelTarget,
  { price, day, tradedAt, simulated }: PriceNow,
  now: Date,
): Promise<void> {
  if (target === null || side === null || price === null || isReached({ side, target }, price)) return;
  const armedAt = simulated ? tradedAt : now;
  const { numAffectedRows } = await sql`
    update price_alert as alert
       set state = 'armed', epoch = epoch + 1, target = ${target}, basis_day = ${day}::date,
           armed_at = ${armedAt}, armed_price = ${price}
     where id = ${id} and state = 'fired'
       and not exists (select from price_alert as other
                        where other.forecast_id = alert.forecast_id and other.margin = alert.margin
                          and other.id <> alert.id and other.state <> 'fired' and other.deleted_at is null)`.execute(
    tx,
  );
  if (numAffectedRows === 1n) await recordEvent(tx, id, 'resumed', now, { target, price, at: armedAt });
}
