import { addAlert, deleteAlert, type PriceAlert, saveAlert } from '@tenfold/contract/alerts';
import { type Api, httpApi } from '@tenfold/contract/call';
import { saveNotificationSettings } from '@tenfold/contract/notifications';
import { type AlertEvent, expectedFirings, type Firing } from '@tenfold/domain/alerts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  startSmtpServer,
  type TestSmtpServer,
} from '../../apps/server/src/platform/mail/smtp-server.fixture.ts';
import { FollowingSocket } from '../world/following-socket.ts';
import { type FourProcesses, startFourProcesses } from '../world/four-processes.ts';
import { signIn } from '../world/people.ts';
import { canStartPostgres, type OwnPostgres, startPostgres } from '../world/postgres.ts';
import { random } from '../world/random.ts';
import { type RedisServer, redisAvailable, startRedis, whyNoRedis } from '../world/redis.ts';
import type { Server } from '../world/server.ts';
import { rounds } from '../world/size.ts';
import { faultsOf } from './storm-faults.ts';
import { countByName, findFault, listMails } from './storm-mails.ts';

const total = rounds(5, 200);
const base: Readonly<Record<string, number>> = { AAPL: 230, NKE: 75, COST: 900, PG: 160, TSM: 200 };
const symbols = Object.keys(base);
const settlesWithin = { timeout: 120_000, interval: 250 };
/** An email whose worker was killed is taken over two minutes later. */
const mailedWithin = { timeout: 600_000, interval: 1_000 };
/** Below the limit of each plan. */
const alertsEach = 15;

interface StormPerson {
  readonly id: number;
  readonly token: string;
  readonly alerts: PriceAlert[];
}

describe.skipIf(!canStartPostgres || !redisAvailable)(`price alerts in a storm${whyNoRedis}`, () => {
  const pick = random(1_123);
  let postgres: OwnPostgres;
  let redis: RedisServer;
  let mails: TestSmtpServer;
  let pool: pg.Pool;
  let site: FourProcesses;

  beforeAll(async () => {
    postgres = await startPostgres();
    redis = await startRedis();
    // Slow enough for faults to meet emails on their way.
    mails = await startSmtpServer(() => false, { afterMs: 1_500 });
    site = await startFourProcesses(postgres, {
      REDIS_URL: redis.url,
      LOG_LEVEL: 'fatal',
      SMTP_URL: mails.url,
      PUBLIC_URL: 'http://127.0.0.1',
      MAIL_FROM: 'Tenfold <hello@example.org>',
    });
    pool = new pg.Pool({ connectionString: site.databaseUrl });
    pool.on('error', () => undefined);
  });
  afterAll(async () => {
    await site.stop();
    await pool.end();
    await mails.close();
    await redis.close();
    await postgres.close();
  });

  const events: AlertEvent[] = [];
  const web = () => site.webs[pick(site.webs.length)] as Server;
  const apiOf = ({ token }: StormPerson): Api => httpApi({ baseUrl: web().url, token: () => token });

  /** Prices of a moment, once they are stored; people look at the companies. */
  async function tick(
    moved: Readonly<Record<string, number>>,
    meanwhile: () => Promise<void>,
  ): Promise<void> {
    await pool.query(
      'insert into symbol_demand select unnest($1::text[]), now() on conflict (symbol) do update set viewed_at = now()',
      [symbols],
    );
    const tradedAt = site.prices.move(moved);
    const faulted = meanwhile();
    const stored = () =>
      pool
        .query('select count(*)::int as many from quote where symbol = any($1) and traded_at = $2', [
          symbols,
          tradedAt,
        ])
        .then(
          ({ rows: [{ many }] }) => many,
          () => 'no database',
        );
    await expect.poll(stored, settlesWithin).toBe(symbols.length);
    await faulted;
    for (const [symbol, price] of Object.entries(moved))
      events.push({ type: 'tick', symbol, price, tradedAt: tradedAt.getTime() });
  }

  const targetNear = (symbol: string): number => {
    const percent = (1 + pick(200) / 100) * (pick(2) === 0 ? -1 : 1);
    return Math.round((site.prices.priceOf(symbol) ?? 0) * (100 + percent)) / 100;
  };

  /** A new alert, or another target or the end for one of theirs. */
  async function changeAlerts(person: StormPerson): Promise<void> {
    const { alerts } = person;
    const at = pick(alertsEach);
    const known = alerts[at];
    const symbol = known?.symbol ?? (symbols[pick(symbols.length)] as string);
    const price = targetNear(symbol);
    // Two that wait for the same are refused.
    if (alerts.some((alert) => alert.symbol === symbol && alert.price === price)) return;
    if (known === undefined) {
      const set = await apiOf(person).call(addAlert, { params: { symbol }, body: { price } });
      alerts.push(set);
      events.push({ type: 'arm', alert: set.id, symbol, target: price });
    } else if (pick(10) === 0) {
      await apiOf(person).call(deleteAlert, { params: { symbol, alertId: known.id } });
      alerts.splice(at, 1);
      events.push({ type: 'delete', alert: known.id });
    } else {
      const { epoch, id } = known;
      const params = { symbol, alertId: id };
      const saved = await apiOf(person).call(saveAlert, { params, body: { epoch, price } });
      alerts[at] = saved;
      if (saved.epoch > epoch) events.push({ type: 'arm', alert: id, symbol, target: price });
    }
  }

  async function listFirings(): Promise<Firing[]> {
    const { rows } = await pool.query<Omit<Firing, 'tradedAt'> & { tradedAt: Date }>(
      `select alert_id::int as alert, epoch, target, before, price, traded_at as "tradedAt", cause
         from alert_firing order by alert_id, epoch`,
    );
    return rows.map((row) => ({ ...row, tradedAt: row.tradedAt.getTime() }));
  }

  test('fire as the rule says, each once; everyone connected sees each once, and each email leaves once', async ({
    annotate,
  }) => {
    const people = await Promise.all(
      (['ann', 'ben', 'cora'] as const).map(async (name): Promise<StormPerson> => {
        const token = await signIn({ url: (site.webs[0] as Server).url, dataDir: site.dataDir }, name);
        return { id: Number(JSON.parse(atob(token.split('.')[1] ?? '')).sub), token, alerts: [] };
      }),
    );
    for (const person of people) {
      const notificationSettings = { price: { page: true, mail: true } };
      await apiOf(person).call(saveNotificationSettings, { body: { notificationSettings } });
    }
    const tabs = people.flatMap((person) =>
      site.webs.map(() => ({ person, tab: new FollowingSocket(() => web().url, person.id, person.token) })),
    );
    for (const { tab } of tabs) tab.start();
    await Promise.all(tabs.map(({ tab }) => tab.ready));
    const faults = faultsOf(site, postgres, redis, pick);
    await tick(base, async () => undefined);

    const happened: Record<string, number> = {};
    for (let round = 0; round < total; round++) {
      for (const person of people) {
        await changeAlerts(person);
        await changeAlerts(person);
      }
      const names = Object.keys(faults);
      const name = names[round < names.length ? round : pick(names.length)] as string;
      happened[name] = (happened[name] ?? 0) + 1;
      const moved = symbols.map((symbol) => {
        const percent = (pick(600) - 300) / 100;
        return [symbol, Math.round((base[symbol] ?? 0) * (100 + percent)) / 100];
      });
      await tick(Object.fromEntries(moved), faults[name] ?? (async () => undefined));
      // Alerts are armed where a database answers.
      await expect.poll(() => Promise.all(site.webs.map(statusOf)), settlesWithin).toEqual([200, 200]);
      expect(await listFirings(), `after ${name} in round ${round + 1}`).toEqual(
        expectedFirings(events).toSorted(byAlert),
      );
    }

    const expected = expectedFirings(events);
    const { rows: counts } = await pool.query<{ id: number; last: number }>(
      'select account_id::int as id, last::int from notification_count where account_id = any($1)',
      [tabs.map(({ person }) => person.id)],
    );
    expect(counts.reduce((sum, { last }) => sum + last, 0)).toBe(expected.length);
    for (const { person, tab } of tabs) {
      const last = counts.find(({ id }) => id === person.id)?.last ?? 0;
      const all = Array.from({ length: last }, (_, at) => at + 1);
      await expect.poll(() => tab.seen, settlesWithin).toEqual(all);
      expect([tab.repeated, tab.resyncs]).toEqual([[], 0]);
      tab.stop();
    }

    const waiting = async () => (await listMails(pool)).filter(({ isOver }) => !isOver).length;
    await expect.poll(waiting, mailedWithin).toBe(0);
    const sentMails = await listMails(pool);
    expect(sentMails.map(({ firing }) => firing).toSorted()).toEqual(
      expected.map(({ alert, epoch }) => `${alert}/${epoch}`).toSorted(),
    );
    const arrived = countByName(mails.taken);
    expect(
      sentMails.map((mail) => findFault(mail, arrived.get(mail.key) ?? 0)).filter((why) => why !== null),
    ).toEqual([]);
    expect([...arrived.keys()].filter((name) => !sentMails.some(({ key }) => key === name))).toEqual([]);

    const cuts = tabs.reduce((sum, { tab }) => sum + tab.codes.length, 0);
    const uncertain = sentMails.filter(({ unknown }) => unknown > 0).length;
    await annotate(
      `${total} rounds (${Object.entries(happened)
        .map(([name, times]) => `${name} ${times}`)
        .join(', ')}); ${expected.length} alerts fired, each once; ${cuts} sockets cut and back; ${
        sentMails.length
      } emails, ${uncertain} of them uncertain for a while, ${mails.taken.length - sentMails.length} repeated`,
    );
  }, 7_200_000);
});

const byAlert = (a: Firing, b: Firing) => a.alert - b.alert || a.epoch - b.epoch;

/** What a process that has ended printed is what one wants to know. */
async function statusOf({ url, output }: Server): Promise<number> {
  try {
    return (await fetch(`${url}/readyz`)).status;
  } catch (cause) {
    throw new Error(`${url} doesn’t answer. It printed:\n${output().slice(-4_000)}`, { cause });
  }
}
