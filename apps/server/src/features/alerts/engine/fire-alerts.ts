import type { AlertId } from '@tenfold/contract/ids';
import type { FiringCause } from '@tenfold/domain/alerts';
import { sql } from 'kysely';
import { columns, type Db } from '../../../platform/db/index.ts';
import type { PriceMove } from '../../company/index.ts';
import type { FiredAlert } from './fired-alert.ts';

/** An armed alert that a price reaches. */
export interface ReachedAlert {
  readonly id: AlertId;
  readonly price: number;
  readonly before: number | null;
  readonly tradedAt: Date;
  readonly simulated: boolean;
}

/**
 * Every armed alert that these prices reach, in one statement: two range joins, each by an index of its side. They go
 * through the symbols in the order of the indexes, so that what is on one page of them is read together.
 *
 * The caller holds the locks of these quotes: an alert that is being armed waits for them, and the other way round.
 */
export async function fireAlerts(tx: Db, moves: readonly PriceMove[], now: Date): Promise<FiredAlert[]> {
  if (moves.length === 0) return [];
  const { rows } = await sql<{ id: AlertId; place: number }>`
    with moved as (
      select * from unnest(${columns(moves, { symbol: 'text', price: 'float8' })})
                    with ordinality as moved (symbol, price, place)
       order by symbol
    )
      select id, place from moved join price_alert as alert using (symbol)
       where alert.state = 'armed' and alert.side = 'above' and alert.deleted_at is null and alert.fires_at is null
         and alert.target <= moved.price
       union all
      select id, place from moved join price_alert as alert using (symbol)
       where alert.state = 'armed' and alert.side = 'below' and alert.deleted_at is null and alert.fires_at is null
         and alert.target >= moved.price`.execute(tx);
  const reached = rows.flatMap(({ id, place }) => {
    const move = moves[place - 1];
    return move === undefined ? [] : [{ ...move, id, before: move.before?.price ?? null }];
  });
  return fire(tx, reached, 'price_moved', now);
}

/**
 * Only those that are still armed. The insert into `alert_firing` decides, so a batch that is repeated fires nothing again.
 * Takes the rows themselves: joined to the statement that found them, the whole table was read for a handful. `is true`
 * looks them up by hash; a join of the two would compare each with each.
 */
export async function fire(
  tx: Db,
  reached: readonly ReachedAlert[],
  cause: FiringCause,
  now: Date,
): Promise<FiredAlert[]> {
  if (reached.length === 0) return [];
  const types = {
    id: 'bigint',
    price: 'float8',
    before: 'float8',
    tradedAt: 'timestamptz',
    simulated: 'boolean',
  } as const;
  const { rows } = await sql<Pick<FiredAlert, StoredField> & { readonly place: number }>`
    with reached as (
      select * from unnest(${columns(reached, types)})
               with ordinality as reached (id, price, before, traded_at, simulated, place)
    ), fired as (
      update price_alert as alert set state = 'fired', fires_at = null from reached
       where alert.id = any(${columns(reached, { id: 'bigint' })}) and alert.id = reached.id
         and alert.state = 'armed' and alert.deleted_at is null
      returning alert.id, alert.account_id, alert.symbol, alert.epoch, alert.target, alert.forecast_id, alert.margin,
                reached.before, reached.price, reached.traded_at, reached.simulated, reached.place
    ), firing as (
      insert into alert_firing (alert_id, epoch, target, before, price, traded_at, fired_at, simulated, cause)
      select id, epoch, target, before, price, traded_at, ${now}, simulated, ${cause} from fired
          on conflict do nothing
      returning alert_id
    )
    select place, fired.id, fired.account_id as "accountId", fired.symbol, epoch, target, margin,
           forecast_id as "forecastId", forecast.name as "forecastName"
      from fired left join forecast on forecast.id = fired.forecast_id
     where (fired.id in (select alert_id from firing)) is true
     order by fired.id`.execute(tx);
  return rows.flatMap(({ place, ...alert }) => {
    const tick = reached[place - 1];
    return tick === undefined ? [] : [{ ...tick, ...alert, cause }];
  });
}

type StoredField = Exclude<keyof FiredAlert, keyof ReachedAlert | 'cause'> | 'id';
