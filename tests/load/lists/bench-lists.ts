import { type Browser, chromium } from '@playwright/test';
import pg from 'pg';
import { signIn } from '../../world/people.ts';
import { scrollAcross } from '../in-page/lists-probe.ts';
import { measure } from '../load.ts';
import { type Running, startFloor, startProduct } from '../processes.ts';
import { heading, line, perSecond, ratio } from '../report.ts';

const companies = 500;

/** A list of 500 companies: its lens as JSON, the first time and again, and scrolling it. */
export async function benchLists(product: Running, databaseUrl: string, dataDir: string): Promise<void> {
  heading(`A list of ${companies} companies, PostgreSQL`);
  await addCompanies(databaseUrl);
  const token = await signIn({ url: product.origin, dataDir }, 'ben');
  const id = await createList(product.origin, token, databaseUrl);
  for (const path of [`/api/v1/lists/${id}`, `/api/v1/lists/${id}/lens?period=10Y`]) {
    await printJson(path, token, product, { DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
  }
  await printScrolling(product.origin, `/my-tenfold/list/${id}`, token);
}

/** Listings with the figures of the sample’s companies: the sample itself has too few. */
async function addCompanies(databaseUrl: string): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    await client.query(`
      with source as (
        select listing.*, row_number() over (order by rank, symbol) as n, count(*) over () as many from listing
         where exists (select from document where subject = symbol and kind like 'lens.%')),
      copied as (
        select 'Z' || i as copy, 100000 + i as place, i as number, source.*
          from generate_series(1, ${companies}) as i join source on n = 1 + i % many),
      added as (
        insert into listing (symbol, cik, name, short_name, exchange, currency, adr_ratio, rank)
        select copy, cik, name || ' ' || number, short_name || ' ' || number, exchange, currency, adr_ratio, place from copied)
      insert into document (subject, kind, etag, body, gzip, brotli)
      select copy, kind, etag, replace(body, '"symbol":"' || symbol || '"', '"symbol":"' || copy || '"'), gzip, brotli
        from copied join document on subject = symbol and (kind like 'lens.%' or kind like 'overview.%')`);
  } finally {
    await client.end();
  }
}

async function createList(origin: string, token: string, databaseUrl: string): Promise<number> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rows } = await client.query<{ symbol: string }>(
    `select symbol from listing where symbol ~ '^Z[0-9]+$' order by rank limit ${companies}`,
  );
  await client.end();
  const answer = await fetch(`${origin}/api/v1/lists/create`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Five hundred', symbols: rows.map(({ symbol }) => symbol) }),
  });
  const list = (await answer.json()) as { id?: number };
  if (list.id === undefined) throw new Error(`No list: ${JSON.stringify(list)}`);
  return list.id;
}

async function printJson(
  path: string,
  token: string,
  product: Running,
  environment: Record<string, string>,
): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'br' };
  const forgetful = await startProduct(environment);
  // Somebody has signed in and used the product; nobody has asked for this list.
  await fetch(`${forgetful.origin}/api/v1/user/me`, { headers });
  await fetch(`${forgetful.origin}/api/v1/company/AAPL`, { headers });
  const began = performance.now();
  const bytes = (await (await fetch(forgetful.origin + path, { headers })).arrayBuffer()).byteLength;
  line(
    `${path} first`,
    `${Math.round(performance.now() - began)} ms`,
    `aim: under 100 ms; ${bytes} bytes of JSON`,
  );
  await forgetful.stop();
  const floor = await startFloor({
    FLOOR_URL: product.origin + path,
    FLOOR_HEADERS: JSON.stringify(headers),
    FLOOR_SESSIONS_URL: environment.DATABASE_URL ?? '',
  });
  const ready = await measure({ url: `${floor.origin}/ready`, headers });
  const checked = await measure({ url: `${floor.origin}/checked`, headers });
  const hot = await measure({ url: product.origin + path, headers });
  line(`${path} again`, perSecond(hot.perSecond), ratio(hot.perSecond, ready.perSecond, '0.50'));
  line('  against the floor that checks the session', '', ratio(hot.perSecond, checked.perSecond, '0.50'));
  await floor.stop();
}

async function printScrolling(origin: string, path: string, token: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    for (const view of ['lens', 'list'] as const) {
      const frames = await scroll(browser, origin, path, token, view);
      const sorted = frames.toSorted((one, other) => one - other);
      const at = (part: number) => (sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(1);
      line(
        `scrolling the ${view}, work a frame`,
        `${at(0.5)} ms`,
        `aim: 16.7 ms; p95 ${at(0.95)} ms, p99 ${at(0.99)} ms`,
      );
    }
  } finally {
    await browser.close();
  }
}

async function scroll(
  browser: Browser,
  origin: string,
  path: string,
  token: string,
  view: 'lens' | 'list',
): Promise<number[]> {
  const localStorage = [
    { name: 'access-token', value: token },
    { name: 'list-view', value: JSON.stringify({ state: { value: view }, version: 0 }) },
  ];
  const storageState = { cookies: [], origins: [{ origin, localStorage }] };
  const context = await browser.newContext({ viewport: { width: 1512, height: 950 }, storageState });
  await context.addCookies([{ name: 'session', value: token, url: origin }]);
  const page = await context.newPage();
  await page.goto(origin + path);
  await page
    .locator(view === 'lens' ? '.lens .lens-cell' : '.lens-list .lens-cell')
    .first()
    .waitFor();
  const frames = await page.evaluate(scrollAcross, view);
  await context.close();
  return frames;
}
