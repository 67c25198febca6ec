import { randomInt } from 'node:crypto';
import pg from 'pg';
import { signIn } from '../world/people.ts';
import { type Measured, measure } from './load.ts';
import { startProduct } from './processes.ts';
import { heading, line, perSecond } from './report.ts';

const pairs = 150;

/** Response times for known and unknown addresses, in turn: they must not differ. */
export async function benchSignIn(databaseUrl: string, dataDir: string): Promise<void> {
  const environment = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, TRUSTED_PROXIES: '127.0.0.1' };
  const product = await startProduct(environment);
  await addKnown(databaseUrl);
  heading(`Whether an address is registered, ${pairs} pairs, PostgreSQL`);
  const asForm = (email: string) => new URLSearchParams({ username: email, password: 'wrong password' });
  const asJson = (email: string) => JSON.stringify({ email, password: 'wrong password' });
  for (const [path, bodyOf] of [
    ['login', asForm],
    ['register', asJson],
    ['forgot-password', asJson],
  ] as const) {
    await comparePairs(path, (email) => ask(`${product.origin}/api/v1/user/${path}`, bodyOf(email)));
  }

  heading('Knowing who asks, PostgreSQL, 4 connections');
  const token = await signIn({ url: product.origin, dataDir }, 'ann');
  const base = `${product.origin}/api/v1`;
  const unasked = await measure({ url: `${base}/user/sign-in-options` });
  const headers = { authorization: `Bearer ${token}` };
  const recognised = await measure({ url: `${base}/billing/quota`, headers });
  const visitor = await measure({ url: `${base}/billing/quota` });
  line('a call that asks nothing', perSecond(unasked.perSecond));
  line('the quota, to a visitor', perSecond(visitor.perSecond), shareOf(visitor, unasked));
  line('the quota, to Ann', perSecond(recognised.perSecond), shareOf(recognised, unasked));
  const me = await measure({ url: `${base}/user/me`, headers: { ...headers, cookie: `session=${token}` } });
  line('who I am', perSecond(me.perSecond), shareOf(me, unasked));
  const byToken = await measure({ url: `${base}/user/me`, headers });
  line('who I am, without a cookie', perSecond(byToken.perSecond), shareOf(byToken, unasked));
  await product.stop();
}

function shareOf(measured: Measured, floor: Measured): string {
  return `${(measured.perSecond / floor.perSecond).toFixed(2)} of asking nothing`;
}

async function addKnown(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `insert into account (email, password_hash, created_at)
     select 'known' || n || '@example.org', (select max(password_hash) from account where is_sample), now()
       from generate_series(1, $1) n
     on conflict do nothing`,
    [pairs],
  );
  await client.end();
}

async function comparePairs(path: string, time: (email: string) => Promise<number>): Promise<void> {
  const known: number[] = [];
  const unknown: number[] = [];
  for (let pair = 1; pair <= pairs; pair += 1) {
    const order: [number[], string][] = [
      [known, `known${pair}@example.org`],
      [unknown, `nobody${pair}@example.org`],
    ];
    if (pair % 2 === 0) order.reverse();
    for (const [times, email] of order) times.push(await time(email));
  }
  const ratios = `known/unknown ${(medianOf(known) / medianOf(unknown)).toFixed(3)}`;
  const noise = `unknown/unknown ${(medianOf(half(unknown, 0)) / medianOf(half(unknown, 1))).toFixed(3)}`;
  line(path, `${medianOf(known).toFixed(1)} ms`, `${ratios} (${noise})`);
}

/** Every request from another network, to stay below the rate limits. */
async function ask(url: string, body: URLSearchParams | string): Promise<number> {
  const began = performance.now();
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      'x-forwarded-for': `203.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
    },
    body,
  });
  await response.text();
  if (response.status === 429 || response.status >= 500)
    throw new Error(`${url} answered ${response.status}`);
  return performance.now() - began;
}

function medianOf(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}

function half(times: readonly number[], which: 0 | 1): number[] {
  return times.filter((_, index) => index % 2 === which);
}
