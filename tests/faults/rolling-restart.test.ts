import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeCodes } from '@tenfold/contract/notifications/socket-rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Balancer, startBalancer } from '../world/balancer.ts';
import { FollowingSocket } from '../world/following-socket.ts';
import { addListeners, type Listener, openNotifier } from '../world/listeners.ts';
import { type PostgresServer, postgresAvailable, sharedPostgres } from '../world/postgres.ts';
import { type Server, startServer } from '../world/server.ts';
import { isFullSize, rounds } from '../world/size.ts';
import { Load, mailedTo } from './restart-load.ts';

const requests = rounds(400, 10_000);
const restarts = rounds(2, 30);
const pages = rounds(10, 200);
const SESSION_SECRET = 'of all processes, for sockets of the test';

describe.skipIf(!postgresAvailable)('a rolling restart under load', () => {
  let postgres: PostgresServer;
  let balancer: Balancer;
  let dataDir: string;
  let environment: Record<string, string>;
  let webs: Server[];
  let worker: Server;

  beforeAll(async () => {
    postgres = await sharedPostgres();
    dataDir = mkdtempSync(join(tmpdir(), 'rolling-'));
    environment = {
      DATA_DIR: dataDir,
      DATABASE_URL: await postgres.createMigrated(),
      SAMPLE_DATA: 'no',
      SESSION_SECRET,
      TRUSTED_PROXIES: '127.0.0.1',
      ...(!isFullSize && { DRAIN_SECONDS: '1' }),
    };
    balancer = await startBalancer();
    worker = await startServer({ ...environment, ROLE: 'worker' });
    webs = await Promise.all([startWeb(), startWeb()]);
  });
  afterAll(async () => {
    await balancer.close();
    await Promise.all([...webs, worker].map((server) => server.stop()));
    await postgres.close();
    rmSync(dataDir, { recursive: true });
  });

  const startWeb = async () => {
    const server = await startServer({ ...environment, ROLE: 'web' });
    await balancer.add(server.url);
    return server;
  };

  test('loses no request, no mail and no notification', async () => {
    const people = await addListeners(environment.DATABASE_URL ?? '', SESSION_SECRET, pages);
    const notifier = await openNotifier(environment.DATABASE_URL ?? '');
    const tabs = people.map(({ id, token }) => new FollowingSocket(() => balancer.url, id, token));
    for (const tab of tabs) tab.start();
    await Promise.all(tabs.map((tab) => tab.ready));
    let isNotifying = true;
    const notifying = (async () => {
      for (let count = 0; isNotifying; count++) {
        await notifier.notify(people[count % people.length] as Listener);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    })();
    const load = new Load(balancer.url);
    const readers = Array.from({ length: 8 }, () => load.run());
    for (let count = 0; count < restarts; count++) {
      if (count % 5 === 1) {
        const stopped = worker.stop();
        worker = await startServer({ ...environment, ROLE: 'worker' });
        expect(await stopped).toBe(0);
      }
      const [oldest] = webs.splice(0, 1);
      webs.push(await startWeb());
      expect(await oldest?.stop()).toBe(0);
    }
    load.end(requests);
    await Promise.all(readers);
    isNotifying = false;
    await notifying;
    expect(balancer.lost).toEqual([]);
    expect(load.failures).toEqual([]);
    expect(load.done).toBeGreaterThanOrEqual(requests);
    // Alerts are sent by email too.
    const unmailed = () => {
      const mailed = mailedTo(dataDir);
      return load.registered.filter((email) => !mailed.has(email));
    };
    await expect.poll(unmailed, { timeout: 90_000 }).toEqual([]);
    for (const [index, tab] of tabs.entries()) {
      const last = notifier.last.get(people[index]?.id ?? 0) ?? 0;
      const all = Array.from({ length: last }, (_, at) => at + 1);
      await expect.poll(() => tab.seen, { timeout: 90_000 }).toEqual(all);
      expect([tab.repeated, tab.resyncs]).toEqual([[], 0]);
      expect(new Set(tab.codes)).toEqual(new Set([closeCodes.restart]));
      tab.stop();
    }
    const notified = [...notifier.last.values()].reduce((sum, last) => sum + last, 0);
    await notifier.close();
    process.stdout.write(
      `rolling restart: ${load.done} requests, ${restarts} restarts, ${load.registered.length} mails, ${notified} notifications on ${tabs.length} sockets, none lost\n`,
    );
  }, 1_800_000);
});
