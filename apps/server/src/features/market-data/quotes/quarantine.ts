import type { Tick, TickRefusal } from '@tenfold/domain/quotes';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';

export interface RefusedTick {
  readonly symbol: string;
  readonly tick: Tick;
  readonly why: TickRefusal;
}

const retainedDays = 30;
const retainedOfAKind = 20;

/** One row however often a tick is repeated, for a month, the newest of a kind. */
export async function quarantine(
  db: Db,
  source: string,
  refused: readonly RefusedTick[],
  now: Date,
): Promise<void> {
  for (const { symbol, tick, why } of refused) {
    await sql`
      insert into quarantined_tick as known (symbol, source, why, price, traded_at, first_seen, last_seen)
      values (${symbol}, ${source}, ${why}, ${String(tick.price)}, ${timeOf(tick)}, ${now.toISOString()}, ${now.toISOString()})
          on conflict (symbol, source, why, price) do update
         set times = known.times + 1, traded_at = excluded.traded_at, last_seen = excluded.last_seen`.execute(
      db,
    );
  }
  if (refused.length === 0) return;
  await sql`
    delete from quarantined_tick
     where (symbol, source, why, price) in (
             select symbol, source, why, price
               from (select *, row_number() over (partition by symbol, source, why order by last_seen desc) as place
                       from quarantined_tick where symbol = any(${refused.map(({ symbol }) => symbol)}::text[])) as kinds
              where place > ${retainedOfAKind})
        or last_seen < ${now.toISOString()}::timestamptz - make_interval(days => ${retainedDays})`.execute(
    db,
  );
}

function timeOf({ tradedAt }: Tick): string {
  return Number.isNaN(tradedAt.getTime()) ? 'no time' : tradedAt.toISOString();
}
