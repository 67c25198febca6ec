import type { AlertId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import type { QueueDeps } from '../../../platform/feature.ts';
import type { Queue } from '../../../platform/jobs/index.ts';
import { announce, type Notified } from '../../notifications/index.ts';
import { notifySuspended } from '../models/notify-suspended.ts';

const silence = 30 * 24 * 3_600_000;

export function suspendSilentNightly({ db, clock, fanOut }: SilentDeps): Queue {
  return {
    name: 'suspend-alerts',
    cron: '10 4 * * *',
    async perform() {
      const now = clock.now();
      const notified = await db.transaction().execute((tx) => suspendSilent(tx, now));
      await announce(fanOut, notified)?.();
    },
  };
}

type SilentDeps = Pick<QueueDeps, 'db' | 'clock' | 'fanOut'>;

/** Armed for 30 days without a new price, as of a delisted company; the next price arms them again. */
export async function suspendSilent(tx: Db, now: Date): Promise<Notified[]> {
  const since = new Date(now.getTime() - silence);
  const { rows } = await sql<{ id: AlertId }>`
    with silent as (
      update price_alert as alert set state = 'suspended', suspended_why = 'no_quotes'
       where alert.state = 'armed' and alert.deleted_at is null and alert.armed_at <= ${since}
         and not exists (select from quote where quote.symbol = alert.symbol and quote.recorded_at > ${since})
      returning alert.id
    ), noted as (
      insert into alert_event (alert_id, at, kind, data)
      select id, ${now}, 'suspended', jsonb_build_object('why', 'no_quotes') from silent
    )
    select id from silent order by id`.execute(tx);
  return notifySuspended(
    tx,
    rows.map(({ id }) => id),
    now,
  );
}
