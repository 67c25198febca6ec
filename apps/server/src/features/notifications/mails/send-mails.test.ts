import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeOnEach } from '../../../platform/db/databases-fixture.ts';
import type { TestServer } from '../../company/server.fixture.ts';
import {
  ann,
  ben,
  onNotificationsServer,
  priceOf,
  reportOf,
  sendAll,
} from '../notifications-server.fixture.ts';
import { ownNotificationMails } from '../own-notifications.ts';
import { mailDeps, nameOf, type TestMailer, testMailer } from './mails.fixture.ts';
import { sendMails } from './send-mails.ts';

const minute = 60_000;

describeOnEach('emails about notifications', (open) => {
  let server: TestServer;
  let mailer: TestMailer;
  onNotificationsServer(open, (opened) => {
    server = opened;
    mailer = testMailer();
  });

  const send = () => sendMails(mailDeps(server, mailer));
  const later = async (minutes: number) => {
    server.clock.advance(minutes * minute);
    await send();
  };
  const shown = async (by: 'ann' | 'ben' = 'ben') => {
    const { notifications } = (
      await server.post('/notifications/filter/feeds', { sort: 'oldest' }, by)
    ).json();
    return notifications.map(({ mail }: { mail: string | null }) => mail);
  };

  test('go out once, to the right person, and are shown as sent', async () => {
    await sendAll(server, priceOf(ben, '1/1'), priceOf(ann, '2/1'));
    expect(await shown()).toEqual(['waiting']);
    await send();
    await later(60);
    expect(mailer.arrived.map((mail) => [mail.to, nameOf(mail)]).toSorted()).toEqual([
      ['ann@example.com', 'notification-2'],
      ['ben@example.com', 'notification-1'],
    ]);
    expect(mailer.arrived.find(({ to }) => to.startsWith('ben'))).toMatchObject({
      subject: 'ACME reached your price alert of 63.07',
      unsubscribeUrl: expect.stringMatching(/^https:\/\/tenfold\.test\/unsubscribe\/[\w-]{43}$/),
    });
    expect(await shown()).toEqual(['sent']);
  });

  test('are not there for what a person wants otherwise', async () => {
    await server.post('/notifications/settings', { notification_settings: { price: { mail: false } } });
    await sendAll(server, priceOf(ben, '1/1'), reportOf(ben, 'a'));
    await send();
    expect(mailer.sends).toEqual([]);
    expect(await shown()).toEqual([null, null]);
  });

  test('go out for what is not on the page', async () => {
    const settings = { report: { mail: true, page: false } };
    await server.post('/notifications/settings', { notification_settings: settings });
    await sendAll(server, reportOf(ben, 'a'));
    await send();
    expect(mailer.arrived).toMatchObject([{ subject: 'LOSS reports 1.30 earnings per share' }]);
    expect(await shown()).toEqual([]);
  });

  test('stay away once they were stopped, also those that waited', async () => {
    await sendAll(server, priceOf(ben, '1/1'));
    await server.post('/notifications/settings', { notification_settings: { price: { mail: false } } });
    await send();
    expect([mailer.sends, await shown()]).toEqual([[], [null]]);
  });

  test('do not go out when what they tell did not happen', async () => {
    const failing = server.db.transaction().execute(async (tx) => {
      const { notify } = await import('../notify.ts');
      await notify(tx, [priceOf(ben, '1/1')], server.clock.now());
      throw new Error('no quotes after all');
    });
    await expect(failing).rejects.toThrow('no quotes');
    await send();
    expect(mailer.sends).toEqual([]);
  });

  test('are sent by one of two workers', async () => {
    await sendAll(server, ...Array.from({ length: 20 }, (_, at) => priceOf(ben, `1/${at}`)));
    await Promise.all([send(), send(), send()]);
    expect(mailer.sends).toHaveLength(20);
    expect(new Set(mailer.sends).size).toBe(20);
  });

  test('are tried again while the server says later, ever more seldom', async () => {
    await sendAll(server, priceOf(ben, '1/1'));
    mailer.outcomes.push('later', 'later');
    await send();
    await later(0.5);
    expect(mailer.sends).toHaveLength(1);
    await later(0.6);
    await later(1);
    expect(mailer.sends).toHaveLength(2);
    expect(await shown()).toEqual(['waiting']);
    await later(1.1);
    expect(mailer.arrived).toHaveLength(1);
    expect(await shown()).toEqual(['sent']);
  });

  test('are given up when refused, or when the server never takes them', async () => {
    await sendAll(server, priceOf(ben, '1/1'), priceOf(ann, '1/1'));
    mailer.outcomes.push('refused', ...Array.from({ length: 40 }, () => 'later' as const));
    await send();
    for (let hour = 0; hour < 24; hour += 1) await later(61);
    expect(mailer.sends).toHaveLength(13);
    expect([await shown('ben'), await shown('ann')]).toEqual([['refused'], ['refused']]);
  });

  test('that were neither taken nor refused are shown as uncertain and repeated once, by the same name', async () => {
    await sendAll(server, priceOf(ben, '1/1'));
    mailer.outcomes.push('arrived unanswered', 'unanswered');
    await send();
    expect(await shown()).toEqual(['uncertain']);
    for (let hour = 0; hour < 24; hour += 1) await later(61);
    expect(mailer.sends).toEqual(['arrived unanswered notification-1', 'unanswered notification-1']);
    expect(await shown()).toEqual(['uncertain']);
  });

  test('that were uncertain are sent when the repeat is taken, and never refused', async () => {
    await sendAll(server, priceOf(ben, '1/1'), priceOf(ann, '1/1'));
    mailer.outcomes.push('unanswered', 'unanswered', 'sent', 'refused');
    await send();
    await later(61);
    expect([await shown('ben'), await shown('ann')].toSorted()).toEqual([['sent'], ['uncertain']]);
  });

  test('are repeated once after a crash between sending and recording, and no more', async () => {
    await sendAll(server, priceOf(ben, '1/1'));
    mailer.outcomes.push('crash', 'crash', 'sent');
    const first = mailer.nextCrash();
    void send();
    await first;
    // Another worker leaves it alone while the claim lasts.
    await later(1);
    expect(mailer.sends).toHaveLength(1);
    expect(await shown()).toEqual(['waiting']);
    server.clock.advance(2 * minute);
    const second = mailer.nextCrash();
    void send();
    await second;
    expect(await shown()).toEqual(['uncertain']);
    for (let hour = 0; hour < 24; hour += 1) await later(61);
    expect(mailer.sends).toEqual(['crash notification-1', 'crash notification-1']);
    expect(await shown()).toEqual(['uncertain']);
  });

  test('of a worker that wakes up after another took over are known to be sent', async () => {
    await sendAll(server, priceOf(ben, '1/1'));
    const begun = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<void>();
    const paused = sendMails(
      mailDeps(server, {
        send: async (mail) => {
          mailer.arrived.push(mail);
          begun.resolve();
          await answered.promise;
        },
      }),
    );
    await begun.promise;
    mailer.outcomes.push('unanswered');
    await later(3);
    expect(await shown()).toEqual(['uncertain']);
    answered.resolve();
    await paused;
    await later(61);
    expect([mailer.sends.length, await shown()]).toEqual([1, ['sent']]);
  });

  test('are not sent by a worker that was paused before it could', async () => {
    await sendAll(server, priceOf(ben, '1/1'));
    // The first question for the site's address is where this worker stands still for a minute and a half.
    let isPaused = false;
    const siteUrl = () => {
      if (!isPaused) server.clock.advance(1.5 * minute);
      isPaused = true;
      return 'https://tenfold.test';
    };
    await sendMails({ ...mailDeps(server, mailer), siteUrl });
    expect([mailer.sends, await shown()]).toEqual([[], ['waiting']]);
    await later(2);
    expect([mailer.sends.length, await shown()]).toEqual([1, ['sent']]);
  });

  test('go with the account', async () => {
    await sendAll(server, priceOf(ben, '1/1'));
    await sql`update account set email = 'moved@example.com' where id = ${ben}`.execute(server.db);
    await send();
    expect(mailer.arrived).toMatchObject([{ to: 'moved@example.com' }]);
    await sql`update account set email = 'ben@example.com' where id = ${ben}`.execute(server.db);
  });

  test('are in the archive of the person they go to', async () => {
    await sendAll(server, priceOf(ben, '1/1'), priceOf(ann, '2/1'));
    await send();
    const files = await ownNotificationMails.read(server.db, ben);
    expect(files).toMatchObject([{ content: [{ notificationId: 1, digestDay: null, state: 'sent' }] }]);
  });
});
