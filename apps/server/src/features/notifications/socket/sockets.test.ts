import type { AccountId } from '@tenfold/contract/ids';
import { closeCodes, mostMissed, socketsPerPerson } from '@tenfold/contract/notifications/socket';
import { Redis } from 'ioredis';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RedisServer, redisAvailable, startRedis } from '../../../../../../tests/world/redis.ts';
import { describeOnOne } from '../../../platform/db/databases-fixture.ts';
import type { Database } from '../../../platform/db/index.ts';
import { addAccount, openSocketServer, password, type SocketServer } from './sockets-server.fixture.ts';

describeOnOne('a socket', (open) => {
  let database: Database;
  let redis: RedisServer | null = null;
  /** Where things happen, and where somebody is connected: the same process on the embedded database. */
  let here: SocketServer;
  let there: SocketServer;
  let people = 0;

  beforeAll(async () => {
    database = await open();
    redis = database.kind === 'postgres' && redisAvailable ? await startRedis() : null;
    const limits = { lookEveryMs: 50, askEveryMs: 200 };
    there = await openSocketServer(database, { redisUrl: redis?.url ?? null, limits });
    here =
      database.kind === 'postgres'
        ? await openSocketServer(database, { redisUrl: redis?.url ?? null, limits })
        : there;
  });
  afterAll(async () => {
    await there.close();
    if (here !== there) await here.close();
    await redis?.close();
    await database.close();
  });

  const join = async () => {
    people += 1;
    const id = await addAccount(database, `person-${people}@example.org`);
    return { id, token: await there.signIn(id) };
  };
  const numbers = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const subjects = (from: number, to: number) => numbers(from, to).map((number) => `${number}/1`);

  test('gets its last number first, then each notification once, and nobody else’s', async () => {
    const ann = await join();
    const ben = await join();
    await here.notifyOf(ann.id, subjects(1, 2));
    const first = await there.connect(ann.id, ann.token);
    const second = await there.connect(ann.id, ann.token);
    const other = await there.connect(ben.id, ben.token);
    const ready = (seq: number) => [{ kind: 'ready', id: null, seq }];
    await expect.poll(() => [first.heard, second.heard, other.heard]).toEqual([ready(2), ready(2), ready(0)]);
    const [notified] = await here.notifyOf(ann.id, ['3/1']);
    const news = [...ready(2), { kind: 'price', id: notified?.id, seq: 3 }];
    await expect.poll(() => [first.heard, second.heard]).toEqual([news, news]);
    expect(other.heard).toEqual(ready(0));
  });

  test('that comes back first gets what it missed', async () => {
    const { id, token } = await join();
    const notified = await here.notifyOf(id, subjects(1, 5));
    const { heard } = await there.connect(id, token, 2);
    const missed = notified.slice(2).map((one) => ({ kind: 'price', id: one.id, seq: one.seq }));
    await expect.poll(() => heard).toEqual([...missed, { kind: 'ready', id: null, seq: 5 }]);
  });

  test('that missed too many is asked to get the list', async () => {
    const { id, token } = await join();
    await here.notifyOf(id, subjects(1, mostMissed + 1), true);
    const all = await there.connect(id, token, 0);
    const most = await there.connect(id, token, 1);
    await expect
      .poll(() => all.heard)
      .toEqual([
        { kind: 'resync', id: null, seq: mostMissed + 1 },
        { kind: 'ready', id: null, seq: mostMissed + 1 },
      ]);
    await expect.poll(() => most.heard.length).toBe(mostMissed + 1);
  });

  test('that claims numbers not given yet begins with the last one given', async () => {
    const { id, token } = await join();
    await here.notifyOf(id, ['1/1']);
    const { heard } = await there.connect(id, token, 99);
    await expect.poll(() => heard).toEqual([{ kind: 'ready', id: null, seq: 1 }]);
    await here.notifyOf(id, ['2/1']);
    await expect.poll(() => heard.map(({ seq }) => seq)).toEqual([1, 2]);
  });

  test('loses nothing and gets nothing twice when messages are lost, repeated or out of order', async () => {
    const { id, token } = await join();
    const { heard } = await there.connect(id, token);
    await expect.poll(() => heard.length).toBe(1);
    await here.notifyOf(id, subjects(1, 2), true);
    await expect.poll(() => heard.map(({ seq }) => seq)).toEqual([0, 1, 2]);
    const late = await here.notifyOf(id, subjects(3, 4), true);
    await here.announce(late.slice(1));
    await here.announce(late);
    await here.announce(late);
    await here.notifyOf(id, ['5/1']);
    await expect.poll(() => heard.map(({ seq }) => seq)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('hears that something was read', async () => {
    const { id, token } = await join();
    const [notified] = await here.notifyOf(id, ['1/1']);
    const { heard } = await there.connect(id, token);
    await expect.poll(() => heard.length).toBe(1);
    here.announceRead(id, notified?.id ?? 0);
    here.announceRead(id, null);
    // Without Redis other processes don’t hear of it: the flag is asked for when the page is looked at again.
    if (redis === null && here !== there) return;
    await expect
      .poll(() => heard.slice(1))
      .toEqual([
        { kind: 'read', id: notified?.id, seq: 1 },
        { kind: 'read', id: null, seq: 1 },
      ]);
  });

  test.each([
    ['signs out', (token: string) => here.post('/user/logout', token)],
    [
      'deletes the account',
      (token: string) =>
        here.post('/user/delete', token, { email: `person-${people}@example.org`, password }),
    ],
    [
      'resets every session',
      async () => {
        await sql`delete from session where account_id = ${lastId}`.execute(database.db);
        return 200;
      },
    ],
  ])('is closed when the person %s, in whatever process, and hears nothing more', async (_, end) => {
    const { id, token } = await join();
    lastId = id;
    const { heard, code } = await there.connect(id, token);
    await expect.poll(() => heard.length).toBe(1);
    expect(await end(token)).toBe(200);
    expect(await code).toBe(closeCodes.ended);
    expect(heard.length).toBe(1);
  });
  let lastId: AccountId;

  test('is closed by a new password, and the one it was changed from stays', async () => {
    const { id, token } = await join();
    const other = await there.signIn(id);
    const current = await there.connect(id, token);
    const ended = await there.connect(id, other);
    await expect.poll(() => [current.heard.length, ended.heard.length]).toEqual([1, 1]);
    const change = {
      old_password: password,
      new_password: 'another long one',
      re_password: 'another long one',
    };
    expect(await here.post('/user/update-password', token, change)).toBe(200);
    expect(await ended.code).toBe(closeCodes.ended);
    await here.notifyOf(id, ['1/1']);
    await expect.poll(() => current.heard.at(-1)?.seq).toBe(1);
  });

  test('ends with its session', async () => {
    const { id, token } = await join();
    const { heard, code } = await there.connect(id, token);
    await expect.poll(() => heard.length).toBe(1);
    await sql`update session set expires_at = ${there.clock.now()} where account_id = ${id}`.execute(
      database.db,
    );
    expect(await code).toBe(closeCodes.ended);
  });

  test('gives way to the newest when one person opens many', async () => {
    const { id, token } = await join();
    const first = await there.connect(id, token);
    await expect.poll(() => first.heard.length).toBe(1);
    const others = await Promise.all(numbers(1, socketsPerPerson).map(() => there.connect(id, token)));
    expect(await first.code).toBe(closeCodes.replaced);
    await here.notifyOf(id, ['1/1']);
    for (const { heard } of others) await expect.poll(() => heard.at(-1)?.seq).toBe(1);
  });

  test('answers pings, with the last number', async () => {
    const { id, token } = await join();
    await here.notifyOf(id, ['1/1']);
    const { heard, socket } = await there.connect(id, token);
    await expect.poll(() => heard.length).toBe(1);
    socket.send('{"type":"ping"}');
    await expect.poll(() => heard.at(-1)).toEqual({ kind: 'pong', id: null, seq: 1 });
  });

  test('goes on when a message between processes can’t be read', async () => {
    if (redis === null) return;
    const sender = new Redis(redis.url);
    for (const text of [
      '',
      '{',
      'null',
      '{"name":"notified","message":7}',
      '{"name":"read","message":null}',
    ]) {
      await sender.publish('tenfold:fan-out', text);
    }
    sender.disconnect();
    const { id, token } = await join();
    const { heard } = await here.connect(id, token);
    await expect.poll(() => heard.length).toBe(1);
    await there.notifyOf(id, ['1/1']);
    await expect.poll(() => heard.map(({ kind }) => kind)).toEqual(['ready', 'price']);
  });

  test('loses nothing while Redis is gone, nor when it is back', async () => {
    const { id, token } = await join();
    const { heard } = await there.connect(id, token);
    await expect.poll(() => heard.length).toBe(1);
    await redis?.power.off();
    await here.notifyOf(id, subjects(1, 2));
    await expect.poll(() => heard.map(({ seq }) => seq)).toEqual([0, 1, 2]);
    await redis?.power.on();
    await here.notifyOf(id, ['3/1']);
    await expect.poll(() => heard.map(({ seq }) => seq)).toEqual([0, 1, 2, 3]);
  });

  test('hears that its process stops', async () => {
    const stopping = await openSocketServer(database);
    const { id, token } = await join();
    const { heard, code } = await stopping.connect(id, token);
    await expect.poll(() => heard.length).toBe(1);
    await stopping.close();
    expect(await code).toBe(closeCodes.restart);
  });
});
