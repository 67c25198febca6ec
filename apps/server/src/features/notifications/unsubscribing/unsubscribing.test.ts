import { subscriptions } from '@tenfold/contract/notifications';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyTables } from '../../../platform/db/empty-tables.fixture.ts';
import { openTestDatabase } from '../../../platform/db/test-database.ts';
import { registerHttp } from '../../../platform/http/index.ts';
import { openLog } from '../../../platform/log/index.ts';
import type { TestServer } from '../../company/server.fixture.ts';
import { ann, ben, openNotificationsServer } from '../notifications-server.fixture.ts';
import { registerOneClick } from './one-click.ts';
import { unsubscribeTokenOf } from './subscription-store.ts';

let server: TestServer;
let app: ReturnType<typeof registerHttp>;
beforeAll(async () => {
  server = await openNotificationsServer(await openTestDatabase());
  app = registerHttp(openLog('silent'));
  registerOneClick(app, server);
});
beforeEach(async () => {
  await emptyTables(server.db, ['notification_setting'], { idsGoOn: true });
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const channels = async (by: 'ann' | 'ben' = 'ben') =>
  (await server.get('/notifications/settings', {}, by)).json().notification_settings;
const ask = async (token: string) =>
  (await server.get(`/notifications/unsubscribe/${token}`, {}, null)).json();

test('a link stays the same, is another for each person and subscription, and can’t be guessed', async () => {
  const tokens: string[] = [];
  for (const account of [ann, ben]) {
    for (const subscription of subscriptions) {
      const token = await unsubscribeTokenOf(server.db, account, subscription);
      expect(await unsubscribeTokenOf(server.db, account, subscription)).toBe(token);
      tokens.push(token);
    }
  }
  expect(new Set(tokens).size).toBe(8);
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
});

test('asking says what it would stop and changes nothing', async () => {
  const token = await unsubscribeTokenOf(server.db, ben, 'price');
  const expected = { subscription: 'price', is_subscribed: true, email: 'b…@example.com' };
  expect(await ask(token)).toEqual(expected);
  expect(await ask(token)).toEqual(expected);
  expect((await channels()).price.mail).toBe(true);
});

test('it stops one kind of email of one person, without signing in, and twice is once', async () => {
  const token = await unsubscribeTokenOf(server.db, ben, 'price');
  for (const _ of [1, 2]) {
    const reply = await server.post('/notifications/unsubscribe', { token }, null);
    expect(reply.json()).toEqual({ subscription: 'price', is_subscribed: false, email: 'b…@example.com' });
  }
  expect((await channels()).price).toEqual({ page: true, mail: false, digest: false });
  expect((await channels()).report.digest).toBe(true);
  expect((await channels('ann')).price.mail).toBe(true);
});

test('the digest stops for all kinds, and comes again when one is chosen', async () => {
  const token = await unsubscribeTokenOf(server.db, ben, 'digest');
  await server.post('/notifications/unsubscribe', { token }, null);
  const off = await channels();
  expect([off.price.digest, off.report.digest, off.question.digest]).toEqual([false, false, false]);
  await server.post('/notifications/settings', { notification_settings: { report: { digest: true } } });
  expect((await ask(token)).is_subscribed).toBe(true);
});

test('an unknown link is not found', async () => {
  expect((await server.get('/notifications/unsubscribe/unknown', {}, null)).statusCode).toBe(404);
  expect((await server.post('/notifications/unsubscribe', { token: 'unknown' }, null)).statusCode).toBe(404);
  for (const token of ['unknown', '%00', 'x'.repeat(2_000), '%F0%9F%94%94', "';--"]) {
    const preview = await server.get(`/notifications/unsubscribe/${token}`, {}, null);
    expect([token, preview.statusCode < 500]).toEqual([token, true]);
    const reply = await app.inject({ method: 'POST', url: `/unsubscribe/${token}` });
    expect([token, reply.statusCode]).toEqual([token, 404]);
  }
});

test.each([
  ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  [
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
  ],
])('a mail program unsubscribes with one click, as %s', async (type, payload) => {
  const token = await unsubscribeTokenOf(server.db, ben, 'report');
  await server.post('/notifications/settings', { notification_settings: { report: { mail: true } } });
  const headers = { 'content-type': type, origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' };
  const reply = await app.inject({ method: 'POST', url: `/unsubscribe/${token}`, headers, payload });
  expect([reply.statusCode, reply.body]).toEqual([200, 'You’re unsubscribed.\n']);
  expect((await channels()).report.mail).toBe(false);
});

test('a form of the page comes back to the page', async () => {
  const token = await unsubscribeTokenOf(server.db, ben, 'price');
  const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html,*/*' };
  const reply = await app.inject({ method: 'POST', url: `/unsubscribe/${token}`, headers, payload: '' });
  expect([reply.statusCode, reply.headers.location]).toEqual([303, `/unsubscribe/${token}`]);
  expect((await channels()).price.mail).toBe(false);
});
