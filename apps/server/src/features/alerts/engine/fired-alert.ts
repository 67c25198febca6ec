import type { AccountId, AlertId, ForecastId } from '@tenfold/contract/ids';
import type { FiringCause } from '@tenfold/domain/alerts';
import type { Db } from '../../../platform/db/index.ts';
import { type NewNotification, type Notified, notify } from '../../notifications/index.ts';

export interface FiredAlert {
  readonly id: AlertId;
  readonly accountId: AccountId;
  readonly symbol: string;
  readonly epoch: number;
  readonly target: number;
  readonly forecastId: ForecastId | null;
  readonly forecastName: string | null;
  readonly margin: number | null;
  readonly before: number | null;
  readonly price: number;
  readonly tradedAt: Date;
  readonly simulated: boolean;
  readonly cause: FiringCause;
}

export function notifyFired(tx: Db, fired: readonly FiredAlert[], now: Date): Promise<Notified[]> {
  return notify(tx, fired.map(toNotification), now);
}

function toNotification({ accountId, id, epoch, symbol, ...firing }: FiredAlert): NewNotification {
  const { target, before, price, simulated, cause, forecastId, forecastName, margin } = firing;
  const tradedAt = firing.tradedAt.toISOString();
  const model = { forecastId, forecastName, margin };
  return {
    accountId,
    symbol,
    kind: 'price',
    subject: `${id}/${epoch}`,
    data: { alertId: id, epoch, target, before, price, tradedAt, simulated, cause, ...model },
  };
}
