import { Agent, request } from 'node:http';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import type { ProbeResult } from './burst-probe.ts';
import { loadSample } from './databases.ts';
import { type Running, startProduct } from './processes.ts';
import { heading, line, perSecond } from './report.ts';

const pages = 1_000;

/** A thousand pages nobody has asked for yet, each by a visitor of another network, all at once. */
export async function benchBurst(databaseUrl: string, dataDir: string): Promise<void> {
  heading('A burst of 1,000 different companies’ pages, PostgreSQL');
  await loadSample(databaseUrl, dataDir);
  const symbols = await addCompanies(databaseUrl);
  const product = await startProduct({
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    TRUSTED_PROXIES: '127.0.0.1',
  });
  await page(product, 'AAPL', '10.0.0.1');
  const before = product.memory().now;
  const probe = new Worker(new URL('burst-probe.ts', import.meta.url), { workerData: product.origin });
  const began = performance.now();
  const statuses = await Promise.all(symbols.map((symbol, index) => page(product, symbol, addressOf(index))));
  const seconds = (performance.now() - began) / 1_000;
  probe.postMessage('stop');
  const { health, answer } = await new Promise<ProbeResult>((resolve) => probe.once('message', resolve));
  const sent = statuses.filter((status) => status === 200).length;
  const { now, peak } = product.memory();
  line('pages', perSecond(sent / seconds), `${sent} sent, ${pages - sent} refused`);
  line('a health check meanwhile, p99', `${health.p99.toFixed(1)} ms`, `aim: under 100 ms; ${worst(health)}`);
  line('a prepared answer meanwhile, p99', `${answer.p99.toFixed(1)} ms`, worst(answer));
  line('memory before', `${Math.round(before)} MiB`);
  line('memory after', `${Math.round(now)} MiB`, `peak ${Math.round(peak)} MiB`);
  await product.stop();
}

const worst = ({ max, count }: ProbeResult['health']) => `at most ${max.toFixed(1)} ms, of ${count}`;

const addressOf = (index: number) => `10.1.${index >> 8}.${index & 255}`;

/** Listings without data get the sample's documents, under their own symbol. Pages read no compressed form. */
async function addCompanies(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ subject: string }>(
    `with known as (
       select subject, row_number() over (order by subject) - 1 as place, count(*) over () as companies
       from document where kind like 'company.%'
     ), more as (
       select symbol, row_number() over (order by symbol) - 1 as place
       from listing where symbol not in (select subject from document) and symbol ~ '^[A-Z]+$'
       order by symbol limit $1
     ), added as (
       insert into document (subject, kind, etag, body, gzip, brotli)
       select symbol, kind, 'W/"' || md5(symbol || etag) || '"', replace(body, '"' || subject || '"', '"' || symbol || '"'), gzip, brotli
       from more join known on known.place = more.place % companies join document using (subject)
       where kind not like 'overview.%'
       returning subject
     )
     select distinct subject from added order by subject`,
    [pages],
  );
  await client.end();
  return rows.map(({ subject }) => subject);
}

const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });

function page({ origin }: Running, symbol: string, address: string): Promise<number> {
  const headers = { 'accept-encoding': 'br', 'x-forwarded-for': address };
  return new Promise((resolve, reject) => {
    const sent = request(`${origin}/company/${symbol}`, { agent, headers }, (answer) => {
      answer.resume();
      answer.on('error', reject);
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    });
    sent.on('error', reject);
    sent.end();
  });
}
