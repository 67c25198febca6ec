import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../platform/db/test-database.ts';
import { prune } from '../../platform/jobs/index.ts';
import { notifications } from './feature.ts';
import { ben, openNotificationsServer, priceOf, sendAll } from './notifications-server.fixture.ts';

const day = 24 * 3_600_000;

test('read notifications are kept for a year, unread ones for two, and numbers go on', async () => {
  const server = await openNotificationsServer(await openTestDatabase());
  const remaining = async () => {
    await prune(server, notifications.prunes);
    const { rows } = await sql<{ subject: string }>`select subject from notification order by id`.execute(
      server.db,
    );
    return rows.map(({ subject }) => subject);
  };
  const [read] = await sendAll(server, priceOf(ben, 'read'), priceOf(ben, 'unread'));
  await server.post(`/notifications/${read?.id}/read`, {});
  server.clock.advance(364 * day);
  expect(await remaining()).toEqual(['read', 'unread']);
  server.clock.advance(2 * day);
  expect(await remaining()).toEqual(['unread']);
  server.clock.advance(365 * day);
  expect(await remaining()).toEqual([]);
  expect(await sendAll(server, priceOf(ben, 'next'))).toMatchObject([{ seq: 3 }]);
  await server.close();
});
