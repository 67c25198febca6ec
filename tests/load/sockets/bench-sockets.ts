import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { addListeners } from '../../world/listeners.ts';
import { startRedis } from '../../world/redis.ts';
import { type Running, startProduct, startScript } from '../processes.ts';
import { heading, line, perSecond, ratio } from '../report.ts';
import { type Clients, startClients } from './client-process.ts';
import { notifyEveryone } from './notify-everyone.ts';

const sockets = 10_000;
const fanOutSockets = 2_000;
const framesEach = 20;

/** Two web and two worker processes on PostgreSQL and Redis: memory of a socket, frames a second, and from tick to page. */
export async function benchSockets(databaseUrl: string): Promise<void> {
  heading(
    `${sockets.toLocaleString('en-US')} sockets, two web and two worker processes, PostgreSQL and Redis`,
  );
  const redis = await startRedis();
  const dataDir = mkdtempSync(join(tmpdir(), 'tenfold-sockets-'));
  const environment = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    REDIS_URL: redis.url,
    TRUSTED_PROXIES: '127.0.0.1',
    QUOTE_PROVIDER: 'csv',
    QUOTE_CSV: dataDir,
    SESSION_SECRET: 'thirty-two letters, or somewhat more',
  };
  const webs = await Promise.all([1, 2].map(() => startProduct({ ...environment, ROLE: 'web' })));
  const workers = await Promise.all([1, 2].map(() => startProduct({ ...environment, ROLE: 'worker' })));
  const pool = new pg.Pool({ connectionString: databaseUrl });
  try {
    const people = await addListeners(databaseUrl, environment.SESSION_SECRET, sockets);
    await printFanOut(webs[0] as Running, redis.url, people.slice(0, fanOutSockets));
    const before = webs.map((web) => web.memory().now);
    const clients = await startClients(
      sockets,
      webs.map(({ origin }) => origin),
      people,
    );
    const after = webs.map((web) => web.memory().now);
    const grown = after.reduce((sum, now, index) => sum + now - (before[index] ?? 0), 0);
    line('memory of an idle socket', `${((grown * 1024) / sockets).toFixed(1)} KiB`, 'aim: at most 12 KiB');
    await printTickToPage(pool, clients, dataDir);
    await clients.stop();
  } finally {
    await pool.end();
    await Promise.all([...webs, ...workers].map((process) => process.stop()));
    await redis.close();
    rmSync(dataDir, { recursive: true });
  }
}

/** One process, told by another one through Redis. */
async function printFanOut(
  web: Running,
  redisUrl: string,
  people: readonly { id: number; token: string }[],
): Promise<void> {
  const bare = await startScript('tests/load/sockets/bare-server.ts');
  const bareClients = await startClients(people.length, [bare.origin]);
  const floor = await framesASecond(bareClients, people.length, async () => bareClients.go());
  await bareClients.stop();
  await bare.stop();
  const clients = await startClients(people.length, [web.origin], people);
  const product = await framesASecond(clients, people.length, () => notifyEveryone(redisUrl, people));
  await clients.stop();
  line('frames, a process', perSecond(product), ratio(product, floor, '0.70'));
}

/** The median of rounds, each from the first frame's cause to the last frame. */
async function framesASecond(clients: Clients, each: number, send: () => Promise<void>): Promise<number> {
  const rates: number[] = [];
  for (let round = 1; round <= framesEach; round++) {
    const began = Date.now();
    await send();
    const last = await until(clients, round * each);
    rates.push((each * 1_000) / Math.max(1, last - began));
  }
  return rates.toSorted((a, b) => a - b)[Math.floor(rates.length / 2)] ?? 0;
}

async function until(clients: Clients, frames: number): Promise<number> {
  for (const end = Date.now() + 60_000; ; ) {
    const now = await clients.frames();
    if (now.frames >= frames) return now.last;
    if (Date.now() > end) throw new Error(`${now.frames} of ${frames} frames came`);
  }
}

/** Everybody has an alert at one company: from its new price, with all that is committed with it, to each page. */
async function printTickToPage(pool: pg.Pool, clients: Clients, dataDir: string): Promise<void> {
  const already = (await clients.frames()).frames;
  await clients.arrivals();
  const { rows } = await pool.query("select price from quote where symbol = 'AAPL'");
  const price = Math.round(((rows[0]?.price as number | undefined) ?? 230) * 101) / 100;
  await pool.query(
    `insert into price_alert (account_id, symbol, target, basis_day, side, state, armed_at, created_at)
     select id, 'AAPL', $1, current_date, 'above', 'armed', now(), now() from account where email like 'listener-%'`,
    [price],
  );
  const watch = `insert into symbol_demand values ('AAPL', now()) on conflict (symbol) do update set viewed_at = now()`;
  await pool.query(watch);
  writeFileSync(
    join(dataDir, 'quotes.csv'),
    `symbol,price,previous_close,traded_at,currency\nAAPL,${price},,${new Date().toISOString()},USD\n`,
  );
  const stored = await untilStored(pool, sockets);
  await until(clients, already + sockets);
  const recorded = await pool.query<{ at: Date }>(
    "select recorded_at as at from quote where symbol = 'AAPL'",
  );
  const since = recorded.rows[0]?.at.getTime() ?? 0;
  line(
    'from a price to what it fires, stored',
    `${stored - since} ms`,
    'in one transaction, with notifications and mails',
  );
  const late = (await clients.arrivals()).map((at) => at - since).toSorted((a, b) => a - b);
  const at = (part: number) =>
    Math.round(late[Math.min(late.length - 1, Math.floor(late.length * part))] ?? 0);
  line(
    'from a price to the page, p99',
    `${at(0.99)} ms`,
    `aim: under 1,000 ms; ${late.length.toLocaleString('en-US')} alerts of one tick, p50 ${at(0.5)} ms, last ${at(1)} ms`,
  );
}

async function untilStored(pool: pg.Pool, firings: number): Promise<number> {
  for (const end = Date.now() + 60_000; ; ) {
    const { rows } = await pool.query<{ many: number }>('select count(*)::int as many from alert_firing');
    if ((rows[0]?.many ?? 0) >= firings) return Date.now();
    if (Date.now() > end) throw new Error(`${rows[0]?.many} of ${firings} alerts fired`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
