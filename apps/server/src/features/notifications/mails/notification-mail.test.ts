import { alertId, forecastId } from '@tenfold/contract/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../../platform/db/test-database.ts';
import type { Mail } from '../../../platform/mail/index.ts';
import type { TestServer } from '../../company/server.fixture.ts';
import {
  ben,
  fired,
  openNotificationsServer,
  priceOf,
  reportOf,
  sendAll,
} from '../notifications-server.fixture.ts';
import { mailDeps, testMailer } from './mails.fixture.ts';
import { sendMails } from './send-mails.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openNotificationsServer(await openTestDatabase());
  const settings = { report: { mail: true } };
  await server.post('/notifications/settings', {
    notification_settings: settings,
    time_zone: 'Europe/Paris',
  });
});
afterAll(() => server.close());

async function mailOf(notification: Parameters<typeof sendAll>[1]): Promise<Mail> {
  const mailer = testMailer();
  await sendAll(server, notification);
  await sendMails(mailDeps(server, mailer));
  const [mail] = mailer.arrived;
  if (mail === undefined) throw new Error('no email');
  return mail;
}

test('a price alert says what was reached at which price, when in the person’s zone, and how to stop it', async () => {
  const model = { forecastId: forecastId.parse(7), forecastName: 'Recovery <by> 2028', margin: 0.15 };
  const mail = await mailOf({ ...priceOf(ben, '1/1'), kind: 'price', data: { ...fired, ...model } });
  expect(mail.subject).toBe('ACME reached your price alert of 63.07');
  for (const said of [
    '63.12',
    '62.85, Aug 21, 2026, 9:59 PM GMT+2',
    '63.07',
    'Open ACME Corp',
    'Stop price alert emails',
  ])
    for (const body of [mail.text, mail.html]) expect(body).toContain(said);
  expect(mail.text).toContain('The price moved: 63.12 → 62.85. Recovery <by> 2028 − 15%.');
  expect(mail.html).not.toContain('<by>');
  expect(mail.text).toContain('https://tenfold.test/company/ACME\n');
  expect(mail.text).toContain(`${mail.unsubscribeUrl}\n`);
  expect(mail.text).toContain('Re-arm');
  expect(mail.text).toContain(`https://tenfold.test/company/ACME#alert-${fired.alertId}\n`);
});

test('a simulated price is called so', async () => {
  const mail = await mailOf({ ...priceOf(ben, '1/2'), kind: 'price', data: { ...fired, simulated: true } });
  for (const body of [mail.text, mail.html]) expect(body).toContain('Simulated price.');
});

test('a report and a suspended alert have their own words', async () => {
  expect((await mailOf(reportOf(ben, 'a'))).text).toContain('10-Q for the period to Jun 30, 2026');
  const suspended = await mailOf({
    accountId: ben,
    kind: 'suspended',
    subject: '7/1',
    symbol: 'ACME',
    data: {
      alertId: alertId.parse(7),
      epoch: 1,
      target: 63.07,
      reason: 'no_quotes',
      forecastId: null,
      forecastName: null,
    },
  });
  expect(suspended.subject).toBe('Your price alert of 63.07 for ACME is paused');
  expect(suspended.text).toContain('There has been no price for 30 days.');
});
