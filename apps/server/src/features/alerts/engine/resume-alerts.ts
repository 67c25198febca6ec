import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import type { PriceMove } from '../../company/index.ts';

/** Those that were suspended because there were no prices. */
export async function resumeAlerts(tx: Db, moves: readonly PriceMove[], now: Date): Promise<void> {
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
