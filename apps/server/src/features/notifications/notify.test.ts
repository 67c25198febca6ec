import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeOnEach } from '../../platform/db/databases-fixture.ts';
import type { TestServer } from '../company/server.fixture.ts';
import { ann, ben, onNotificationsServer, priceOf, reportOf } from './notifications-server.fixture.ts';
import { type NewNotification, notify } from './notify.ts';

describeOnEach('telling people', (open) => {
  let server: TestServer;
  onNotificationsServer(open, (opened) => {
    server = opened;
  });

  const notifyAll = (...notifications: NewNotification[]) =>
    server.db.transaction().execute((tx) => notify(tx, notifications, server.clock.now()));
  const numbers = async () => {
    const { rows } = await sql<{ account: number; seq: number | null; subject: string }>`
      select account_id as account, seq, subject from notification order by id`.execute(server.db);
    return rows.map(({ account, seq, subject }) => [account, seq, subject]);
  };

  test('numbers each person’s notifications, from 1, in order', async () => {
    expect(await notifyAll(priceOf(ben, '1/1'), priceOf(ann, '2/1'), reportOf(ben, 'a'))).toMatchObject([
      { accountId: ann, seq: 1, kind: 'price' },
      { accountId: ben, seq: 1, kind: 'price' },
      { accountId: ben, seq: 2, kind: 'report' },
    ]);
    expect(await notifyAll(priceOf(ben, '1/2'))).toMatchObject([{ seq: 3 }]);
  });

  test('tells nobody the same twice, at once or later', async () => {
    expect(await notifyAll(priceOf(ben, '1/1'), priceOf(ben, '1/1'))).toHaveLength(1);
    expect(await notifyAll(priceOf(ben, '1/1'), priceOf(ann, '1/1'), reportOf(ben, '1/1'))).toHaveLength(2);
    expect(await notifyAll(priceOf(ben, '1/1'))).toEqual([]);
    expect(await notifyAll(priceOf(ben, '1/2'))).toMatchObject([{ seq: 3 }]);
  });

  test('leaves no number out where some are not on the page', async () => {
    await server.post('/notifications/settings', { notification_settings: { report: { page: false } } });
    const notifications = [priceOf(ben, '1/1'), reportOf(ben, 'a'), priceOf(ben, '1/2'), reportOf(ann, 'a')];
    expect((await notifyAll(...notifications)).map(({ accountId, seq }) => [accountId, seq])).toEqual([
      [ann, 1],
      [ben, 1],
      [ben, 2],
    ]);
    expect(await notifyAll(reportOf(ben, 'b'))).toEqual([]);
    expect(await notifyAll(priceOf(ben, '1/3'))).toMatchObject([{ seq: 3 }]);
    const off = (await numbers()).filter(([, seq]) => seq === null);
    expect(off.map(([, , subject]) => subject)).toEqual(['a', 'b']);
  });

  test('takes numbers back with the transaction that failed', async () => {
    const failing = server.db.transaction().execute(async (tx) => {
      await notify(tx, [priceOf(ben, '1/1')], server.clock.now());
      throw new Error('no quotes after all');
    });
    await expect(failing).rejects.toThrow('no quotes');
    expect(await notifyAll(priceOf(ben, '1/1'))).toMatchObject([{ seq: 1 }]);
  });

  test('numbers without gaps when many tell the same people at once', async () => {
    const writers = Array.from({ length: 8 }, (_, writer) =>
      Array.from({ length: 5 }, (_, at) => [
        priceOf(writer % 2 === 0 ? ann : ben, `${writer}/${at}`),
        priceOf(writer % 2 === 0 ? ben : ann, `${writer}/${at}`),
        reportOf(ann, `shared ${at}`),
      ]).map((notifications) => notifyAll(...notifications)),
    );
    await Promise.all(writers.flat());
    const stored = await numbers();
    for (const [account, count] of [
      [ann, 45],
      [ben, 40],
    ] as const) {
      const own = stored.filter(([of]) => of === account).map(([, seq]) => Number(seq));
      expect(own.toSorted((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, at) => at + 1));
    }
  });
});
