import { type AccountId, alertId } from '@tenfold/contract/ids';
import type { NotificationData } from '@tenfold/contract/notifications';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { emptyTables } from '../../platform/db/empty-tables.fixture.ts';
import type { Database } from '../../platform/db/index.ts';
import { people } from '../../platform/http/calls/people.fixture.ts';
import { addListing } from '../company/listings/listing.fixture.ts';
import { openTestServerOn, type TestServer } from '../company/server.fixture.ts';
import { notifications } from './feature.ts';
import { type NewNotification, type Notified, notify } from './notify.ts';

/** With two listings. */
export async function openNotificationsServer(database: Database): Promise<TestServer> {
  const server = await openTestServerOn(database, notifications.routes);
  await addListing(server.db, { symbol: 'ACME', cik: 1 });
  await addListing(server.db, { symbol: 'LOSS', cik: 2 });
  return server;
}

/** One for all tests of a block. Before each there are no notifications and settings, and `begin` runs. */
export function onNotificationsServer(
  open: () => Promise<Database>,
  begin: (server: TestServer) => void,
): void {
  let server: TestServer;
  beforeAll(async () => {
    server = await openNotificationsServer(await open());
  });
  beforeEach(async () => {
    await forgetAll(server);
    begin(server);
  });
  afterAll(() => server.close());
}

/** Removes all notifications and settings. */
export async function forgetAll({ db }: Pick<TestServer, 'db'>): Promise<void> {
  await emptyTables(db, ['notification', 'notification_count', 'notification_setting', 'notification_mail']);
}

export const fired: NotificationData['price'] = {
  alertId: alertId.parse(7),
  epoch: 1,
  target: 63.07,
  before: 63.12,
  price: 62.85,
  simulated: false,
  tradedAt: '2026-08-21T19:59:12.000Z',
  cause: 'price_moved',
  forecastId: null,
  forecastName: null,
  margin: null,
};

export const reported: NotificationData['report'] = {
  accession: '0000000001-26-000001',
  form: '10-Q',
  period: '2026-Q2',
  periodEnd: '2026-06-30',
  eps: 1.3,
  currency: 'USD',
  because: 'note',
  name: null,
};

export function priceOf(accountId: AccountId, subject: string, symbol = 'ACME'): NewNotification {
  return { accountId, kind: 'price', subject, symbol, data: fired };
}

export function reportOf(accountId: AccountId, subject: string, symbol = 'LOSS'): NewNotification {
  return { accountId, kind: 'report', subject, symbol, data: reported };
}

/** Tells each in its own transaction, a second apart. */
export async function sendAll(
  server: Pick<TestServer, 'db' | 'clock'>,
  ...notifications: readonly NewNotification[]
): Promise<Notified[]> {
  const all: Notified[] = [];
  for (const notification of notifications) {
    server.clock.advance(1_000);
    const now = server.clock.now();
    all.push(...(await server.db.transaction().execute((tx) => notify(tx, [notification], now))));
  }
  return all;
}

export const ann = people.ann.id;
export const ben = people.ben.id;
