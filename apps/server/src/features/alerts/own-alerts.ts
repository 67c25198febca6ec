import type { AccountId } from '@tenfold/contract/ids';
import type { Db } from '../../platform/db/index.ts';
import type { OwnTable } from '../../platform/own-data.ts';
import { listHistoriesOf } from './alert/alert-history.ts';
import { listAlertsOf } from './alert/alert-store.ts';

/** With the history of each. */
export const ownAlerts = {
  table: 'price_alert',
  erase: { what: 'your price alerts', how: 'delete' },
  async read(db: Db, accountId: AccountId) {
    const histories = await listHistoriesOf(db, accountId);
    const content = (await listAlertsOf(db, accountId)).map((alert) => ({
      ...alert,
      history: histories.get(alert.id) ?? [],
    }));
    return [{ name: 'price-alerts.json', content }];
  },
} satisfies OwnTable;
