import { sql } from 'kysely';
import { evaluatePrices } from '../../apps/server/src/features/alerts/engine/evaluate-prices.ts';
import type { PriceMove } from '../../apps/server/src/features/company/index.ts';
import { type Db, migrate, openDatabase } from '../../apps/server/src/platform/db/index.ts';
import { openLog } from '../../apps/server/src/platform/log/index.ts';
import { heading, line } from './report.ts';

const listings = 10_403;
const alerts = 1_000_000;
const people = 20_000;
const chunk = 10_000;
const rounds = 7;
const start = Date.parse('2026-08-24T14:00:00Z');

/** A tick for each listing, against a million alerts: all that is committed with it, beside the bare statement. */
export async function benchAlerts(databaseUrl: string): Promise<void> {
  const million = `${alerts.toLocaleString('en-US')} alerts, ${listings.toLocaleString('en-US')} ticks at once`;
  heading(`${million}, PostgreSQL; aim: within twice the bare statement`);
  const database = await openDatabase({ databaseUrl, databaseReadUrl: null, dataDir: '' }, openLog('silent'));
  try {
    await migrate(database);
    await fill(database.db);
    const bare: number[] = [];
    const whole: number[] = [];
    let fired = 0;
    for (let round = 0; round < rounds; round += 1) {
      const moves = movesOf(round);
      bare.push(await timed(() => match(database.db, moves)));
      const committed = await timed(async () => {
        const notified = await database.db
          .transaction()
          .execute((tx) => evaluatePrices(tx, moves, new Date(start)));
        fired += notified.length;
      });
      whole.push(committed);
    }
    const least = median(bare);
    const most = median(whole);
    line('matched by the bare statement', `${least.toFixed(0)} ms`);
    const each = `${Math.round(fired / rounds).toLocaleString('en-US')} fired each time`;
    line(
      'matched, fired, notified, committed',
      `${most.toFixed(0)} ms`,
      `${(most / least).toFixed(2)} times, ${each}`,
    );
  } finally {
    await database.close();
  }
}

async function fill(db: Db): Promise<void> {
  await sql`insert into account (email, created_at) select 'p' || n || '@example.org', now() from generate_series(1, ${people}::int) as n`.execute(
    db,
  );
  await sql`
    insert into listing (symbol, cik, name, short_name)
    select 'S' || n, n, 'S' || n, 'S' || n from generate_series(1, ${listings}::int) as n`.execute(db);
  for (let from = 0; from < alerts; from += chunk) await addAlerts(db, from);
  await sql`vacuum analyze price_alert`.execute(db);
  await sql`analyze`.execute(db);
}

/** Every half percent on both sides of the price, 100, a part of that away. */
async function addAlerts(db: Db, from: number): Promise<void> {
  await sql`
    insert into price_alert (account_id, symbol, target, basis_day, side, state, armed_at, armed_price, created_at)
    select first + n % ${people}::int, 'S' || 1 + n % ${listings}::int,
           100 * (1 + (case when n % 2 = 0 then 1 else -1 end) * 0.005 * (n / ${2 * listings}::int + random())),
           '2026-08-24', case when n % 2 = 0 then 'above' else 'below' end, 'armed', now(), 100, now()
      from generate_series(${from}::int, ${from + chunk - 1}::int) as n, (select min(id) as first from account) as account`.execute(
    db,
  );
}

/** Up to a tenth of a percent further from 100 each time, on one side or the other. */
function movesOf(round: number): PriceMove[] {
  const at = (one: number) => new Date(start + one * 15_000);
  const priceAt = (listing: number, one: number) =>
    100 * (1 + (listing % 2 === 0 ? 1 : -1) * one * 0.001 * ((listing % 97) / 97));
  return Array.from({ length: listings }, (_, index) => ({
    symbol: `S${index + 1}`,
    price: priceAt(index + 1, round + 1),
    tradedAt: at(round + 1),
    simulated: false,
    before: { price: priceAt(index + 1, round), tradedAt: at(round) },
    beginsAgain: false,
    passesSplit: false,
  }));
}

/** The two range joins, and nothing else. */
async function match(db: Db, moves: readonly PriceMove[]): Promise<void> {
  await sql`
    with moved as (
      select * from unnest(${moves.map(({ symbol }) => symbol)}::text[], ${moves.map(({ price }) => price)}::float8[])
                 as moved (symbol, price)
    )
    select id from moved join price_alert as alert using (symbol)
     where alert.state = 'armed' and alert.side = 'above' and alert.deleted_at is null and alert.target <= moved.price
     union all
    select id from moved join price_alert as alert using (symbol)
     where alert.state = 'armed' and alert.side = 'below' and alert.deleted_at is null and alert.target >= moved.price`.execute(
    db,
  );
}

async function timed(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}
