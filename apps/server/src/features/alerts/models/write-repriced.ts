import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import type { RepriceCause, Repriced } from './repriced.ts';

const hour = 3_600_000;

/**
 * A forecast saves itself while it is typed, and one has up to 500 alerts: what the same cause does within an hour is one
 * line of the history, from the first target to the last.
 */
export async function writeRepriced(
  tx: Db,
  repriced: readonly Repriced[],
  cause: RepriceCause,
  now: Date,
): Promise<void> {
  await sql`
    with repriced as (
      select * from unnest(${repriced.map(({ id }) => id)}::bigint[],
                           ${repriced.map(({ target }) => target)}::float8[],
                           ${repriced.map(({ basisDay }) => basisDay)}::date[],
                           ${repriced.map(({ side }) => side)}::text[],
                           ${repriced.map(({ state }) => state)}::text[],
                           ${repriced.map(({ suspendedWhy }) => suspendedWhy)}::text[],
                           ${repriced.map(({ before }) => before)}::float8[],
                           ${repriced.map(({ valuePerShare }) => valuePerShare)}::float8[],
                           ${repriced.map(({ why }) => why)}::text[])
                 as repriced (id, target, basis_day, side, state, suspended_why, before, value, why)
    ), written as (
      update price_alert as alert
         set target = coalesce(repriced.target, alert.target), basis_day = coalesce(repriced.basis_day, alert.basis_day),
             side = repriced.side, state = repriced.state, suspended_why = repriced.suspended_why,
             fires_at = case when repriced.state = 'armed' then alert.fires_at end
        from repriced where alert.id = repriced.id
    ), replaced as (
      delete from alert_event as event using repriced
       where event.alert_id = repriced.id and repriced.why is null
         and event.kind = 'repriced' and event.data ->> 'cause' = ${cause}::text and event.at > ${new Date(now.getTime() - hour)}
         and not exists (select from alert_event as later
                          where later.alert_id = event.alert_id and later.at >= event.at and later.ctid <> event.ctid)
      returning event.alert_id as id, event.data -> 'before' as first
    )
    insert into alert_event (alert_id, at, kind, data)
    select id, ${now}, case when why is null then 'repriced' else 'suspended' end,
           case when why is null
                then jsonb_build_object('before', coalesce(first, to_jsonb(before)), 'target', target, 'cause', ${cause}::text, 'valuePerShare', value)
                else jsonb_build_object('why', why) end
      from repriced left join replaced using (id)`.execute(tx);
}
