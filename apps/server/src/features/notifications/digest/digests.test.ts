import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { StoppedClock } from '../../../platform/clock/index.ts';
import { describeOnEach } from '../../../platform/db/databases-fixture.ts';
import type { TestServer } from '../../company/server.fixture.ts';
import { mailDeps, nameOf, type TestMailer, testMailer } from '../mails/mails.fixture.ts';
import { sendMails } from '../mails/send-mails.ts';
import { ann, ben, onNotificationsServer, priceOf, reportOf } from '../notifications-server.fixture.ts';
import { type NewNotification, notify } from '../notify.ts';
import { startDigests } from './start-digests.ts';

describeOnEach('the daily digest', (open) => {
  let server: TestServer;
  let mailer: TestMailer;
  onNotificationsServer(open, (opened) => {
    server = opened;
    mailer = testMailer();
  });

  const choose = (settings: object, by: 'ann' | 'ben' = 'ben') =>
    server.post('/notifications/settings', settings, by);
  const notifyAt = (time: string, ...notifications: NewNotification[]) =>
    server.db.transaction().execute((tx) => notify(tx, notifications, new Date(time)));
  /** What a worker does that looks at that time. Returns what arrived then. */
  async function workAt(time: string) {
    const deps = { ...mailDeps(server, mailer), clock: new StoppedClock(time) };
    await startDigests(deps);
    await sendMails(deps);
    return mailer.arrived.splice(0).map((mail) => `${nameOf(mail)}: ${mail.subject}`);
  }

  test('comes at the person’s hour with what happened until then, newest first', async () => {
    await choose({ time_zone: 'Europe/Paris', digest_hour: 7 });
    await notifyAt('2026-08-20T10:00:00Z', reportOf(ben, 'a', 'ACME'));
    await notifyAt('2026-08-20T22:00:00Z', reportOf(ben, 'b', 'LOSS'));
    expect(await workAt('2026-08-21T04:59:00Z')).toEqual([]);
    await notifyAt('2026-08-21T05:00:00Z', reportOf(ben, 'c', 'LOSS'));
    const deps = { ...mailDeps(server, mailer), clock: new StoppedClock('2026-08-21T05:01:00Z') };
    await startDigests(deps);
    await sendMails(deps);
    const [mail] = mailer.arrived.splice(0);
    expect(mail).toMatchObject({ to: 'ben@example.com', subject: 'Your digest: 2 reports' });
    expect(mail?.text.match(/- \w+ reports/g)).toEqual(['- LOSS reports', '- ACME reports']);
    expect(mail?.unsubscribeUrl).toContain('/unsubscribe/');
    expect(await workAt('2026-08-21T12:00:00Z')).toEqual([]);
    expect(await workAt('2026-08-22T05:00:00Z')).toEqual(['digest-2-2026-08-22: Your digest: 1 report']);
  });

  test('asks once for the hour of all who share it', async () => {
    const formats = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
    onTestFinished(() => formats.mockRestore());
    const formatsFor = async (...notifications: NewNotification[]) => {
      await notifyAt('2026-08-20T10:00:00Z', ...notifications);
      formats.mockClear();
      await startDigests({ db: server.db, clock: new StoppedClock('2026-08-20T10:30:00Z') });
      return formats.mock.calls.length;
    };
    const ofOne = await formatsFor(reportOf(ben, 'a'));
    expect(ofOne).toBeGreaterThan(0);
    expect(await formatsFor(reportOf(ann, 'a'))).toBe(ofOne);
  });

  test('does not come when there is nothing to say', async () => {
    await notifyAt('2026-08-20T10:00:00Z', priceOf(ben, '1/1'));
    await workAt('2026-08-20T10:00:01Z');
    expect(await workAt('2026-08-21T12:00:00Z')).toEqual([]);
    const { rows } = await sql`select from notification_mail where digest_day is not null`.execute(server.db);
    expect(rows).toEqual([]);
  });

  test('does not come once it was turned off, and says nothing of then when it comes again', async () => {
    await notifyAt('2026-08-20T10:00:00Z', reportOf(ben, 'a'), reportOf(ann, 'a'));
    await choose({ notification_settings: { report: { digest: false } } });
    expect(await workAt('2026-08-21T12:00:00Z')).toEqual(['digest-1-2026-08-21: Your digest: 1 report']);
    await choose({ notification_settings: { report: { digest: true } } });
    expect(await workAt('2026-08-22T12:00:00Z')).toEqual([]);
  });

  test('comes late when no worker ran, once', async () => {
    await notifyAt('2026-08-20T10:00:00Z', reportOf(ben, 'a'));
    expect(await workAt('2026-08-23T20:00:00Z')).toEqual(['digest-2-2026-08-23: Your digest: 1 report']);
    expect(await workAt('2026-08-24T20:00:00Z')).toEqual([]);
  });

  test('comes once a day also when its hour or zone is moved behind it', async () => {
    await choose({ time_zone: 'UTC', digest_hour: 7 });
    await notifyAt('2026-08-20T10:00:00Z', reportOf(ben, 'a'));
    expect(await workAt('2026-08-21T07:00:00Z')).toHaveLength(1);
    await notifyAt('2026-08-21T08:00:00Z', reportOf(ben, 'b'));
    await choose({ digest_hour: 18 });
    expect(await workAt('2026-08-21T18:00:00Z')).toEqual([]);
    await choose({ time_zone: 'America/New_York' });
    expect(await workAt('2026-08-21T23:00:00Z')).toEqual([]);
    expect(await workAt('2026-08-22T22:00:00Z')).toEqual(['digest-2-2026-08-22: Your digest: 1 report']);
  });

  test.each([
    // The clocks go forward at 2 AM, which is skipped: the digest of 2 AM comes at 3 AM.
    [2, '2026-03-08', ['2026-03-08T06:59:00Z', '2026-03-08T07:00:00Z', '2026-03-08T07:30:00Z']],
    // They go back at 2 AM, and 1 AM comes twice.
    [1, '2026-11-01', ['2026-11-01T04:59:00Z', '2026-11-01T05:00:00Z', '2026-11-01T06:00:00Z']],
    [7, '2026-03-08', ['2026-03-08T10:59:00Z', '2026-03-08T11:00:00Z', '2026-03-08T12:00:00Z']],
    [7, '2026-11-01', ['2026-11-01T11:59:00Z', '2026-11-01T12:00:00Z', '2026-11-01T13:00:00Z']],
  ])('comes once at %i o’clock on %s, when the clocks change', async (hour, day, [before, at, after]) => {
    await choose({ time_zone: 'America/New_York', digest_hour: hour });
    const dayBefore = new Date(Date.parse(day) - 12 * 3_600_000).toISOString();
    await notifyAt(dayBefore, reportOf(ben, 'a'));
    expect(await workAt(before as string)).toEqual([]);
    expect(await workAt(at as string)).toEqual([`digest-2-${day}: Your digest: 1 report`]);
    // Comes after the digest: the next day's.
    await notifyAt(at as string, reportOf(ben, 'b'));
    expect(await workAt(after as string)).toEqual([]);
  });

  test('is started by one of two workers', async () => {
    const notifications = [ann, ben].flatMap((person) => [reportOf(person, 'a'), reportOf(person, 'b')]);
    await notifyAt('2026-08-20T10:00:00Z', ...notifications);
    const deps = { ...mailDeps(server, mailer), clock: new StoppedClock('2026-08-21T12:00:00Z') };
    await Promise.all([startDigests(deps), startDigests(deps), startDigests(deps)]);
    await Promise.all([sendMails(deps), sendMails(deps)]);
    expect(mailer.arrived.map(({ subject }) => subject)).toEqual([
      'Your digest: 2 reports',
      'Your digest: 2 reports',
    ]);
  });

  test('names all kinds in its subject, and has no more than fifty', async () => {
    await choose({ notification_settings: { price: { mail: false, digest: true } } });
    const reports = Array.from({ length: 51 }, (_, at) => reportOf(ben, `${at}`));
    await notifyAt('2026-08-20T10:00:00Z', priceOf(ben, '1/1'), ...reports);
    const deps = { ...mailDeps(server, mailer), clock: new StoppedClock('2026-08-21T12:00:00Z') };
    await startDigests(deps);
    await sendMails(deps);
    expect(mailer.arrived[0]?.subject).toBe('Your digest: 1 price alert, 51 reports');
    expect(mailer.arrived[0]?.text).toContain('And 2 more.');
  });
});
