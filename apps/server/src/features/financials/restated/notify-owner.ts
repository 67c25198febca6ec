import type { AccountId } from '@tenfold/contract/ids';
import type { NotificationData } from '@tenfold/contract/notifications';
import type { Db } from '../../../platform/db/index.ts';
import { type Notified, notify } from '../../notifications/index.ts';
import type { RestatedFigure } from './figured-texts.ts';

/** One notification for each figure and filing, however many comments and notes of one person name it. */
export function notifyOwner(
  tx: Db,
  accountId: AccountId,
  place: NotificationData['own_figure_restated']['place'],
  restated: readonly RestatedFigure[],
  now: Date,
): Promise<Notified[]> {
  const notifications = restated.map((figure) => ({
    accountId,
    kind: 'own_figure_restated' as const,
    subject: `${figure.token}/${figure.restated.url}`,
    symbol: figure.symbol,
    data: { ...whatOf(figure), now: figure.restated.value, filed: figure.restated.filed, place },
  }));
  return notify(tx, notifications, now);
}

function whatOf({ period, label, unit, currency, value }: RestatedFigure) {
  return { period, label, unit, currency, value };
}
