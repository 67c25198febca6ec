import type { AccountId, AlertId, ForecastId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import { type Notified, notify } from '../../notifications/index.ts';
import type { SuspensionReason } from '../suspension.ts';

interface SuspendedAlert {
  readonly id: AlertId;
  readonly accountId: AccountId;
  readonly symbol: string;
  readonly epoch: number;
  readonly target: number;
  readonly reason: SuspensionReason;
  readonly forecastId: ForecastId | null;
  readonly forecastName: string | null;
}

/** Each time an alert is suspended, once. */
export async function notifySuspended(tx: Db, ids: readonly AlertId[], now: Date): Promise<Notified[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<SuspendedAlert>`
    select alert.id, alert.account_id as "accountId", alert.symbol, alert.epoch, alert.target,
           alert.suspended_why as reason, forecast_id as "forecastId", forecast.name as "forecastName"
      from price_alert as alert left join forecast on forecast.id = forecast_id
     where alert.id = any(${ids}::bigint[]) order by alert.id`.execute(tx);
  return notify(
    tx,
    rows.map(({ id, accountId, symbol, ...alert }) => ({
      accountId,
      symbol,
      kind: 'suspended' as const,
      subject: `${id}/${alert.epoch}/${now.toISOString()}`,
      data: { alertId: id, ...alert },
    })),
    now,
  );
}
