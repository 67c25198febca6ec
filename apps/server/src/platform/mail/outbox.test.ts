import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { StoppedClock } from '../clock/index.ts';
import type { Mail } from './mailer.ts';
import { openMailer, openVisibleOutbox } from './open-mailer.ts';
import type { Outbox } from './outbox.ts';

const clock = new StoppedClock('2026-01-02T15:00:00Z');
const hello: Mail = {
  to: 'ann@example.com',
  subject: 'Hello',
  text: 'Hello, Ann',
  html: '<p>Hello, Ann</p>',
};

let dataDir: string;
let outbox: Outbox;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'tenfold-'));
  outbox = openVisibleOutbox(readConfig({ DATA_DIR: dataDir })) as Outbox;
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const send = (mail = hello) => openMailer(readConfig({ DATA_DIR: dataDir }), clock).send(mail);

describe('the outbox', () => {
  test('is empty before the first email', async () => {
    expect(await outbox.list()).toEqual([]);
    expect(await outbox.find('2026-01-02.eml')).toBeNull();
  });

  test('lists emails newest first, also of the same second', async () => {
    const mailer = openMailer(readConfig({ DATA_DIR: dataDir }), clock);
    for (const subject of ['first', 'second', 'third']) await mailer.send({ ...hello, subject });
    clock.advance(1_000);
    await send({ ...hello, subject: 'later' });
    const mails = await outbox.list();
    expect(mails.map(({ subject }) => subject)).toEqual(['later', 'third', 'second', 'first']);
    expect(await outbox.find(mails[0]?.name ?? '')).toMatchObject({
      to: 'ann@example.com',
      from: 'no-reply@localhost',
      sentAt: '2026-01-02T15:00:01.000Z',
      text: expect.stringContaining('Hello, Ann'),
      html: expect.stringContaining('<p>Hello, Ann</p>'),
    });
  });

  test('has an email of one name once, however often it is sent', async () => {
    for (const subject of ['first', 'again']) await send({ ...hello, subject, key: 'notification-412' });
    await send({ ...hello, subject: 'another', key: 'notification-41' });
    const subjects = (await outbox.list()).map(({ subject }) => subject);
    expect(subjects.toSorted()).toEqual(['another', 'first']);
  });

  test('has an email once that a job wrote twice, as it was written last', async () => {
    for (const subject of ['first', 'again']) await send({ ...hello, subject, job: '0b1c' });
    await send({ ...hello, subject: 'another', job: '1c' });
    const subjects = (await outbox.list()).map(({ subject }) => subject);
    expect(subjects.toSorted()).toEqual(['again', 'another']);
  });

  test('forgets the emails to an address, and no others', async () => {
    for (const to of ['ann@example.com', 'ann@example.co', 'ann@example.com']) await send({ ...hello, to });
    await openMailer(readConfig({ DATA_DIR: dataDir }), clock).forget?.('ann@example.com');
    expect((await outbox.list()).map(({ to }) => to)).toEqual(['ann@example.co']);
  });

  test('is readable by its owner only, and contains only complete files', async () => {
    await send();
    const folder = join(dataDir, 'outbox');
    const names = readdirSync(folder);
    expect(names).toHaveLength(1);
    expect(names[0]).toMatch(/^2026-01-02T15-00-0\d.000Z-.*\.eml$/);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, names[0] ?? '')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(folder, names[0] ?? ''), 'utf8')).toMatch(/^From: Tenfold </m);
  });

  test('shows only its emails', async () => {
    await send();
    writeFileSync(join(dataDir, '2026.eml'), 'Subject: outside\r\n\r\n');
    writeFileSync(join(dataDir, 'outbox', '.2026-unfinished.eml'), 'Subject: half');
    expect(await outbox.list()).toHaveLength(1);
    for (const name of ['../2026.eml', '.2026-unfinished.eml', '..', '2026\0.eml', '']) {
      expect(await outbox.find(name), name).toBeNull();
    }
  });

  test('is hidden where others can reach the server, and where emails are sent', () => {
    const shown = (environment: Record<string, string>) => openVisibleOutbox(readConfig(environment));
    expect(shown({})).not.toBeNull();
    expect(shown({ HOST: '0.0.0.0' })).toBeNull();
    expect(shown({ SAMPLE_DATA: 'no' })).toBeNull();
    expect(
      shown({ SMTP_URL: 'smtp://h', MAIL_FROM: 'a@example.org', PUBLIC_URL: 'http://localhost' }),
    ).toBeNull();
  });
});
