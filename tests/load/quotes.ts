import { Agent, request } from 'node:http';
import pg from 'pg';
import { measure } from './load.ts';
import { type Running, startFloor, startProduct } from './processes.ts';
import { heading, line, perSecond, ratio } from './report.ts';

const path = '/api/v1/company/AAPL';
const pollers = 1_000;
const everyMs = 2_000;
const rounds = 10;

/** The header's price while it changes: against the same fixed bytes, and polled by a thousand pages at once. */
export async function benchQuotes(databaseUrl: string, dataDir: string): Promise<void> {
  heading('The polled quote, PostgreSQL, prices moving every 2 s');
  const product = await startProduct({
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    QUOTE_PROVIDER: 'sample',
  });
  await untilItMoves(product);
  const floor = await startFloor({ FLOOR_URL: product.origin + path });
  const headers = { 'accept-encoding': 'br' };
  const ready = await measure({ url: `${floor.origin}/ready`, headers });
  const polled = await measure({ url: product.origin + path, headers });
  line('200, compressed', perSecond(polled.perSecond), ratio(polled.perSecond, ready.perSecond, '0.60'));
  await benchNoNews(product, databaseUrl);

  const least = await pollAll(`${floor.origin}/ready`);
  const times = await pollAll(product.origin + path);
  const all = [...times.unchanged, ...times.news];
  const p99 = percentile([...least.unchanged, ...least.news], 0.99);
  line(
    `${pollers} pollers, 99th percentile`,
    `${percentile(all, 0.99).toFixed(1)} ms`,
    `the ready buffer ${p99.toFixed(1)} ms; aim: under 50 ms`,
  );
  line('answers to them', String(all.length), `${times.unchanged.length} of them 304`);
  await floor.stop();
  await product.stop();
}

/** Database load while every answer is 304: the same as without requests. */
async function benchNoNews(product: Running, databaseUrl: string): Promise<void> {
  const seconds = 5;
  const idle = await statementsWhile(databaseUrl, () => wait(seconds * 1_000));
  let perSecondDone = 0;
  const busy = await statementsWhile(databaseUrl, async () => {
    const url = product.origin + path;
    perSecondDone = (await measure({ url, seconds: seconds - 1, headers: { 'if-none-match': '*' } }))
      .perSecond;
  });
  line('304', perSecond(perSecondDone));
  line('statements in 5 s, idle and meanwhile', `${idle} and ${busy}`, "aim: the same; none is a request's");
}

async function pollAll(url: string): Promise<Times> {
  const times: Times = { unchanged: [], news: [] };
  await Promise.all(Array.from({ length: pollers }, (_, at) => poll(url, at, times)));
  return times;
}

interface Times {
  readonly unchanged: number[];
  readonly news: number[];
}

/** One page: polls every two seconds with its ETag; pages start at different times. */
async function poll(url: string, at: number, times: Times): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  await wait((at / pollers) * everyMs);
  let etag = '';
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    const answer = await ask(url, agent, etag);
    const took = performance.now() - began;
    (answer.status === 304 ? times.unchanged : times.news).push(took);
    etag = answer.etag;
    await wait(everyMs - took);
  }
  agent.destroy();
}

function ask(url: string, agent: Agent, etag: string): Promise<{ status: number; etag: string }> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'br', ...(etag !== '' && { 'if-none-match': etag }) };
    request(url, { agent, headers }, (response) => {
      response.resume();
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, etag: response.headers.etag ?? '' }),
      );
    })
      .on('error', reject)
      .end();
  });
}

async function untilItMoves(product: Running): Promise<void> {
  for (;;) {
    const company = (await (await fetch(product.origin + path)).json()) as { quote: { kind: string } };
    if (company.quote.kind === 'replay') return;
    await wait(200);
  }
}

/** Transactions counted by the database meanwhile. */
async function statementsWhile(databaseUrl: string, work: () => Promise<void>): Promise<number> {
  const before = await transactions(databaseUrl);
  await work();
  return (await transactions(databaseUrl)) - before;
}

async function transactions(databaseUrl: string): Promise<number> {
  // Sessions report their statistics when idle for a second, or at their end.
  await wait(1_500);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query(
    'select xact_commit + xact_rollback as count from pg_stat_database where datname = current_database()',
  );
  await client.end();
  return Number(rows[0].count);
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)));
}
