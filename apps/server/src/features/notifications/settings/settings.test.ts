import { defaultChannels } from '@tenfold/contract/notifications';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnEach } from '../../../platform/db/databases-fixture.ts';
import { emptyTables } from '../../../platform/db/empty-tables.fixture.ts';
import type { TestServer } from '../../company/server.fixture.ts';
import { openNotificationsServer } from '../notifications-server.fixture.ts';

describeOnEach('notification settings', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openNotificationsServer(await open());
  });
  beforeEach(async () => {
    await emptyTables(server.db, ['notification_setting'], { idsGoOn: true });
  });
  afterAll(() => server.close());

  const get = async (by: 'ann' | 'ben' = 'ben') =>
    (await server.get('/notifications/settings', {}, by)).json();
  const save = (body: object, by: 'ann' | 'ben' = 'ben') => server.post('/notifications/settings', body, by);

  test('are the defaults until something is chosen', async () => {
    expect(await get()).toEqual({
      default_setting: defaultChannels,
      notification_settings: defaultChannels,
      digest_hour: 7,
      time_zone: 'America/New_York',
      bell_sound: true,
    });
  });

  test('change only what is named, for one person', async () => {
    await save({ notification_settings: { price: { mail: false } }, digest_hour: 18 });
    await save({ time_zone: 'Europe/Paris', bell_sound: false });
    const saved = await get();
    expect(saved).toMatchObject({ digest_hour: 18, time_zone: 'Europe/Paris', bell_sound: false });
    expect(saved.notification_settings).toEqual({
      ...defaultChannels,
      price: { page: true, mail: false, digest: false },
    });
    expect((await get('ann')).notification_settings).toEqual(defaultChannels);
  });

  test.each([
    [{ digest_hour: 24 }, 'digest_hour'],
    [{ digest_hour: 6.5 }, 'digest_hour'],
    [{ time_zone: 'Nowhere/City' }, 'time_zone'],
    [{ notification_settings: { price: { mail: 'yes' } } }, 'notification_settings.price.mail'],
  ])('refuse %j under its field', async (body, field) => {
    const reply = await save(body);
    expect(reply.statusCode).toBe(422);
    expect(Object.keys(reply.json().error_fields)).toEqual([field]);
  });

  test('keep the changes of all tabs that save at once', async () => {
    await Promise.all([
      save({ notification_settings: { price: { mail: false } } }),
      save({ notification_settings: { report: { mail: true, digest: false } } }),
      save({ notification_settings: { price: { digest: true } } }),
      save({ digest_hour: 0 }),
      save({ time_zone: 'Asia/Tokyo' }),
    ]);
    expect(await get()).toMatchObject({
      notification_settings: {
        price: { page: true, mail: false, digest: true },
        report: { page: true, mail: true, digest: false },
      },
      digest_hour: 0,
      time_zone: 'Asia/Tokyo',
    });
  });
});
