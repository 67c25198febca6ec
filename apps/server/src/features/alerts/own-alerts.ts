import type { AccountId } from '@tenfold/contract/ids';
import type { Db } from '../../platform/db/index.ts';
import type { OwnTable } from '../../platform/own-data.ts';
import { getAlertHistory } from './keeping/alert-history.ts';
import { listAlertsOf } from './keeping/alert-store.ts';

/** With the history of each. */
export const ownAlerts = {
  table: 'price_alert',
  async read(db: Db, accountId: AccountId) {
    const content: object[] = [];
    for (const alert of await listAlertsOf(db, accountId)) {
      const owner = { accountId, symbol: alert.symbol };
      content.push({ ...alert, history: await getAlertHistory(db, owner, alert.id) });
    }
    return [{ name: 'price-alerts.json', content }];
  },
} satisfies OwnTable;
