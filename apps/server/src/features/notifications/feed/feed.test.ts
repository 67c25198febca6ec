import { alertId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../../platform/db/test-database.ts';
import { addListing } from '../../company/listings/listing.fixture.ts';
import type { TestServer } from '../../company/server.fixture.ts';
import {
  ann,
  ben,
  onNotificationsServer,
  priceOf,
  reportOf,
  sendAll,
} from '../notifications-server.fixture.ts';

let server: TestServer;
onNotificationsServer(openTestDatabase, (opened) => {
  server = opened;
});

const post = async (path: string, body: object = {}, by: 'ann' | 'ben' = 'ben') =>
  (await server.post(`/notifications/${path}`, body, by)).json();
const hasUnread = async (by: 'ann' | 'ben' = 'ben') =>
  (await server.get('/notifications/unread', {}, by)).json();
type Seqs = readonly { readonly seq: number }[];
const seqs = (reply: Seqs | { readonly notifications: Seqs }) =>
  ('notifications' in reply ? reply.notifications : reply).map(({ seq }) => seq);

describe('the menu of the bell', () => {
  test('lists the last ten, newest first, with what its sentences need', async () => {
    const notifications = Array.from({ length: 12 }, (_, at) => priceOf(ben, `1/${at}`));
    await sendAll(server, ...notifications, priceOf(ann, '9/1'));
    const menu = await post('false');
    expect(seqs(menu)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
    expect(menu[0]).toMatchObject({
      notification_type: 0,
      actor: 'ACME',
      value: 63.07,
      read: false,
      company_name: 'ACME Corp',
      currency: 'USD',
      data: { price: 62.85, before: 63.12, cause: 'price_moved' },
    });
  });

  test('lists unread ones alone when asked', async () => {
    const [, second] = await sendAll(server, priceOf(ben, '1/1'), priceOf(ben, '1/2'), reportOf(ben, 'a'));
    await post(`${second?.id}/read`);
    expect(seqs(await post('true'))).toEqual([3, 1]);
    expect(seqs(await post('false'))).toEqual([3, 2, 1]);
  });

  test('is empty for somebody new', async () => {
    expect(await post('false')).toEqual([]);
    expect(await hasUnread()).toBe(false);
  });

  test('keeps notifications of a company that is no longer listed', async () => {
    await addListing(server.db, { symbol: 'GONE', cik: 3 });
    await sendAll(server, priceOf(ben, '1/1', 'GONE'));
    await sql`delete from listing where symbol = 'GONE'`.execute(server.db);
    expect((await post('false'))[0]).toMatchObject({ actor: 'A company', symbol: null });
  });
});

describe('reading', () => {
  test('is per person, and twice is once', async () => {
    const [own] = await sendAll(server, priceOf(ben, '1/1'), priceOf(ann, '1/1'));
    expect([await hasUnread('ben'), await hasUnread('ann')]).toEqual([true, true]);
    expect(await post(`${own?.id}/read`)).toEqual({ has_unread: false });
    expect(await post(`${own?.id}/read`)).toEqual({ has_unread: false });
    expect([await hasUnread('ben'), await hasUnread('ann')]).toEqual([false, true]);
  });

  test('finds nobody else’s', async () => {
    const [hers] = await sendAll(server, priceOf(ann, '1/1'));
    expect(await post(`${hers?.id}/read`)).toMatchObject({ code: 'not_found' });
    expect(await hasUnread('ann')).toBe(true);
  });

  test('all leaves what came after the last one seen', async () => {
    await sendAll(server, priceOf(ben, '1/1'), priceOf(ben, '1/2'), priceOf(ann, '1/1'));
    const { last_seq: through } = await post('filter/feeds');
    await sendAll(server, priceOf(ben, '1/3'));
    expect(await post('read', { through })).toMatchObject({ read: 2, has_unread: true });
    expect(seqs(await post('true'))).toEqual([3]);
    expect(await hasUnread('ann')).toBe(true);
  });

  test('all can be undone, without what was read before', async () => {
    const [first] = await sendAll(server, priceOf(ben, '1/1'), priceOf(ben, '1/2'), priceOf(ben, '1/3'));
    await post(`${first?.id}/read`);
    server.clock.advance(1_000);
    const { read_at: readAt, read } = await post('read', { through: 3 });
    expect(read).toBe(2);
    expect(await post('read/undo', { read_at: readAt }, 'ann')).toEqual({ unread: 0, has_unread: false });
    expect(await post('read/undo', { read_at: readAt })).toEqual({ unread: 2, has_unread: true });
    expect(seqs(await post('true'))).toEqual([3, 2]);
  });
});

describe('the feed', () => {
  beforeEach(async () => {
    const notifications = [
      priceOf(ben, '1/1'),
      reportOf(ben, 'a'),
      priceOf(ben, '2/1', 'LOSS'),
      reportOf(ben, 'b'),
    ];
    const [first, , third] = await sendAll(server, ...notifications, priceOf(ann, '1/1'));
    await post(`${first?.id}/read`);
    await post(`${third?.id}/read`);
  });

  test.each([
    [{ sort: 'top' }, [4, 2, 3, 1]],
    [{}, [4, 2, 3, 1]],
    [{ sort: 'newest' }, [4, 3, 2, 1]],
    [{ sort: 'oldest' }, [1, 2, 3, 4]],
    [{ filter: 'price' }, [3, 1]],
    [{ filter: 'report' }, [4, 2]],
    [{ filter: 'question' }, []],
    [{ unread: true }, [4, 2]],
    [{ symbol: 'acme' }, [1]],
    [{ symbol: 'LOSS', filter: 'price' }, [3]],
    [{ size: 3 }, [4, 2, 3]],
    [{ size: 3, page: 2 }, [1]],
    [{ size: 3, page: 3 }, []],
  ])('with %j', async (choice, expected) => {
    expect(seqs(await post('filter/feeds', choice))).toEqual(expected);
  });

  test('counts what is chosen, and everything by kind', async () => {
    expect(await post('filter/feeds', { filter: 'price', size: 1 })).toMatchObject({
      total: 2,
      page: 1,
      size: 1,
      counts: { all: 4, price: 2, report: 2, question: 0, unread: 2 },
      symbols: ['ACME', 'LOSS'],
      last_seq: 4,
    });
  });

  test('has suspended alerts among those of prices', async () => {
    const reason = 'no_quotes' as const;
    const data = {
      alertId: alertId.parse(7),
      epoch: 1,
      target: 63.07,
      reason,
      forecastId: null,
      forecastName: null,
    };
    await sendAll(server, { accountId: ben, kind: 'suspended', subject: '7/1', symbol: 'ACME', data });
    const feed = await post('filter/feeds', { filter: 'price', sort: 'newest' });
    expect(feed.notifications[0]).toMatchObject({ kind: 'suspended', notification_type: 4, value: 63.07 });
    expect(feed.counts.price).toBe(3);
  });

  test('says nothing of what is not on the page', async () => {
    await post('settings', { notification_settings: { price: { page: false } } });
    await sendAll(server, priceOf(ben, '3/1'));
    expect(await post('filter/feeds')).toMatchObject({ total: 4, counts: { all: 4 }, last_seq: 4 });
  });
});

test('the unread question is answered by its index', async () => {
  await sql`insert into notification (account_id, seq, kind, subject, data, created_at, read_at)
    select ${ben}, number, 'price', number::text, '{}', now(), now() from generate_series(1, 20000) as number`.execute(
    server.db,
  );
  await sql`analyze notification`.execute(server.db);
  const { rows } = await sql<Record<string, string>>`explain
    select from notification where account_id = ${ben} and read_at is null and seq is not null limit 1`.execute(
    server.db,
  );
  expect(JSON.stringify(rows)).toContain('notification_unread');
});
