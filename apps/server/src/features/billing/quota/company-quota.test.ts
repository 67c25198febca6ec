import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { StoppedClock } from '../../../platform/clock/index.ts';
import type { Database } from '../../../platform/db/index.ts';
import { openTestDatabase } from '../../../platform/db/test-database.ts';
import { addPeople, people } from '../../../platform/http/calls/people.fixture.ts';
import { type CallContext, type Person, TooManyRequests } from '../../../platform/http/index.ts';
import { openRateLimiter } from '../../../platform/limits/index.ts';
import type { BillingTables } from '../tables.ts';
import { CompanyQuota } from './company-quota.ts';
import { findFirstOpened, ownFirstOpened } from './first-opened.ts';
import { KnownCompanies } from './known-companies.ts';
import { ownCompanies } from './own-companies.ts';

const limits = { visitor: 5, light: 30, investor: null };
const five = ['NKE', 'COST', 'PG', 'WDAY', 'F'];
let database: Database;
let clock: StoppedClock;
let quota: CompanyQuota;

beforeAll(async () => {
  database = await openTestDatabase();
  await addPeople(database.db);
});
afterAll(() => database.close());

beforeEach(async () => {
  await sql`delete from companies_opened`.execute(database.db);
  clock = new StoppedClock('2026-08-21T20:00:00Z');
  quota = new CompanyQuota(deps(), limits);
});

const deps = () => ({ db: database.db, clock, rateLimiter: openRateLimiter(null) });

function browser(person: Person | null = null): CallContext<'viewer'> {
  const cookies = new Map<string, string | null>();
  return {
    requestId: 'r',
    address: '127.0.0.1',
    person,
    cookie: (name) => cookies.get(name) ?? null,
    setCookie: ({ name, value }) => cookies.set(name, value),
  };
}

const openAll = async (viewer: CallContext<'viewer'>, symbols: readonly string[]) => {
  for (const symbol of symbols) await quota.recordView(viewer, symbol);
};
const stored = () =>
  database.db.withTables<BillingTables>().selectFrom('companies_opened').selectAll().execute();
const reached = { code: 'quota_reached', status: 403 };

describe('a visitor', () => {
  test('opens five companies a month and not a sixth, and can reopen each', async () => {
    const visitor = browser();
    await openAll(visitor, five);
    await expect(quota.recordView(visitor, 'TSM')).rejects.toMatchObject(reached);
    await openAll(visitor, five);
    expect(await quota.status(visitor)).toEqual({
      standing: 'visitor',
      limit: 5,
      used: 5,
      remaining: 0,
      resetsAt: '2026-09-01T00:00:00Z',
      companies: five,
    });
  });

  test('opens Apple at any time', async () => {
    const visitor = browser();
    await openAll(visitor, ['AAPL', ...five, 'AAPL']);
    expect((await quota.status(visitor)).companies).toEqual(five);
  });

  test('starts again each month in UTC', async () => {
    const visitor = browser();
    await openAll(visitor, five);
    clock.advance(Date.parse('2026-08-31T23:59:59Z') - clock.now().getTime());
    await expect(quota.recordView(visitor, 'TSM')).rejects.toMatchObject(reached);
    clock.advance(1_000);
    expect(await quota.status(visitor)).toMatchObject({
      used: 0,
      remaining: 5,
      resetsAt: '2026-10-01T00:00:00Z',
    });
    await quota.recordView(visitor, 'TSM');
    expect((await quota.status(visitor)).companies).toEqual(['TSM']);
  });

  test('writes no row for the first company, nor without cookies', async () => {
    for (const symbol of [...five, 'TSM']) await quota.recordView(browser(), symbol);
    expect(await stored()).toEqual([]);
    const visitor = browser();
    await quota.recordView(visitor, 'NKE');
    expect(await quota.status(visitor)).toMatchObject({ used: 1, companies: ['NKE'] });
    await quota.recordView(visitor, 'PG');
    expect(await stored()).toMatchObject([{ account_id: null, month: '2026-08-01', symbols: ['NKE', 'PG'] }]);
  });

  test('at the limit opens one more company, not two at once', async () => {
    const visitor = browser();
    await openAll(visitor, five.slice(0, 4));
    const answers = await Promise.allSettled([
      quota.recordView(visitor, 'TSM'),
      quota.recordView(visitor, 'F'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await quota.status(visitor)).used).toBe(5);
  });

  test.each(['', 'x', `${'0'.repeat(36)}_2026-08-01_NKE`, "1' or '1'='1_2026-08-01_NKE"])(
    'with the invalid cookie %j starts without one',
    async (value) => {
      const visitor = browser();
      visitor.setCookie({ name: 'visitor', value, maxAgeSeconds: 1 });
      await quota.recordView(visitor, 'NKE');
      expect(visitor.cookie('visitor')).toMatch(/^[0-9a-f-]{36}_2026-08-01_NKE$/);
    },
  );

  test('with a limit of zero opens only Apple', async () => {
    quota = new CompanyQuota(deps(), { ...limits, visitor: 0 });
    await quota.recordView(browser(), 'AAPL');
    await expect(quota.recordView(browser(), 'NKE')).rejects.toMatchObject(reached);
  });
});

test('forged cookies do not add rows without limit', async () => {
  const refuse = () => Promise.reject(new TooManyRequests('Too many attempts.', 60));
  quota = new CompanyQuota({ ...deps(), rateLimiter: { ...openRateLimiter(null), limit: refuse } }, limits);
  const visitor = browser();
  await quota.recordView(visitor, 'NKE');
  await expect(quota.recordView(visitor, 'COST')).rejects.toMatchObject({ code: 'too_many_requests' });
  expect(await stored()).toEqual([]);
});

describe('a person', () => {
  const companies = Array.from({ length: 30 }, (_, index) => `S${index}`);

  test('on Light opens thirty companies a month', async () => {
    const ann = browser(people.ann);
    await openAll(ann, companies);
    expect(await quota.status(ann)).toMatchObject({ standing: 'light', used: 30, remaining: 0 });
    await expect(quota.recordView(ann, 'TSM')).rejects.toMatchObject(reached);
    await openAll(ann, companies);
  });

  test('is counted by account, across browsers and processes', async () => {
    await openAll(browser(people.ann), companies);
    quota = new CompanyQuota(deps(), limits);
    await expect(quota.recordView(browser(people.ann), 'TSM')).rejects.toMatchObject(reached);
  });

  test('queries the database once a month for each company', async () => {
    const ann = browser(people.ann);
    await quota.recordView(ann, 'NKE');
    await sql`delete from companies_opened`.execute(database.db);
    await quota.recordView(ann, 'NKE');
    expect(await stored()).toEqual([]);
  });

  test('on Investor has no limit and is not counted', async () => {
    const ben = browser(people.ben);
    await openAll(ben, [...companies, ...five]);
    expect(await quota.status(ben)).toMatchObject({
      standing: 'investor',
      limit: null,
      remaining: null,
      used: 0,
    });
    expect(await stored()).toEqual([]);
  });
});

test('the company a person opened first is kept, Apple too, on any plan', async () => {
  const first = (person: Person) => findFirstOpened(database.db, person.id);
  await sql`delete from first_opened`.execute(database.db);
  expect(await first(people.ann)).toBeNull();
  await openAll(browser(people.ann), ['AAPL', 'NKE']);
  await openAll(browser(people.ben), ['COST', 'AAPL']);
  expect([await first(people.ann), await first(people.ben)]).toEqual(['AAPL', 'COST']);
  quota = new CompanyQuota(deps(), limits);
  await openAll(browser(people.ann), ['PG']);
  expect(await first(people.ann)).toBe('AAPL');
  expect(await ownFirstOpened.read(database.db, people.ann.id)).toMatchObject([
    { name: 'first-company-opened.json', content: { symbol: 'AAPL', opened_at: clock.now() } },
  ]);
});

describe('what is known of a month', () => {
  let other: CompanyQuota;
  beforeEach(() => {
    other = new CompanyQuota(deps(), limits);
  });
  const used = async (by: CompanyQuota) => (await by.status(browser(people.ann))).used;

  test('needs no query until somebody counts', async () => {
    await openAll(browser(people.ann), ['NKE', 'COST']);
    await sql`delete from companies_opened`.execute(database.db);
    expect([await used(quota), await used(other)]).toEqual([2, 0]);
  });

  test('follows at once what this process counts, and with the next news what others count', async () => {
    for (const one of [quota, other]) await one.recordView(browser(people.ann), 'NKE');
    // The first news tells where changes begin.
    for (const one of [quota, other]) await one.known.changes.look();
    expect([await used(quota), await used(other)]).toEqual([1, 1]);
    await other.recordView(browser(people.ann), 'COST');
    expect([await used(quota), await used(other)]).toEqual([1, 2]);
    await quota.known.changes.look();
    expect([await used(quota), await used(other)]).toEqual([2, 2]);
  });

  test('never opens a company beyond the limit that another process reached', async () => {
    const companies = Array.from({ length: 30 }, (_, index) => `S${index}`);
    await openAll(browser(people.ann), companies.slice(0, 29));
    expect(await used(other)).toBe(29);
    await quota.recordView(browser(people.ann), 'S29');
    expect(await used(other)).toBe(29);
    await expect(other.recordView(browser(people.ann), 'TSM')).rejects.toMatchObject(reached);
    await other.recordView(browser(people.ann), 'S29');
    expect(await used(other)).toBe(30);
  });

  test('ends with the month', async () => {
    await openAll(browser(people.ann), ['NKE', 'COST']);
    clock.advance(Date.parse('2026-09-01T00:00:00Z') - clock.now().getTime());
    expect(await quota.status(browser(people.ann))).toMatchObject({
      used: 0,
      resetsAt: '2026-10-01T00:00:00Z',
    });
    await openAll(browser(people.ann), ['NKE']);
    expect(await used(quota)).toBe(1);
  });

  test('is not trusted without news', async () => {
    let uptime = 0;
    const known = new KnownCompanies(database.db, () => uptime);
    const owner = { accountId: people.ann.id };
    const month = '2026-08-01';
    await known.learn(owner, month, async () => ({ symbols: ['NKE'], version: 1 }));
    expect(known.find(owner, month)?.symbols).toEqual(['NKE']);
    uptime = 4_000;
    expect(known.find(owner, month)).toBeNull();
    expect([known.has(owner, month, 'NKE'), known.has(owner, month, 'COST')]).toEqual([true, false]);
  });

  test('is the newer of two answers that overtook each other', async () => {
    const known = new KnownCompanies(database.db);
    const owner = { accountId: people.ann.id };
    const month = '2026-08-01';
    await known.learn(owner, month, async () => {
      await known.learn(owner, month, async () => ({ symbols: ['NKE', 'COST'], version: 2 }));
      return { symbols: ['NKE'], version: 1 };
    });
    expect(known.find(owner, month)?.symbols).toEqual(['NKE', 'COST']);
  });
});

test('opened companies are part of the data export', async () => {
  await openAll(browser(people.ann), ['NKE', 'COST']);
  await openAll(browser(), ['NKE', 'PG']);
  expect(await ownCompanies.read(database.db, people.ann.id)).toEqual([
    { name: 'companies-opened.json', content: [{ month: '2026-08-01', symbols: ['NKE', 'COST'] }] },
  ]);
});

test('opened companies are deleted after a year', async () => {
  await openAll(browser(people.ann), ['NKE']);
  clock.advance(400 * 24 * 60 * 60 * 1000);
  await openAll(browser(people.ann), ['COST']);
  expect((await stored()).map(({ symbols }) => symbols)).toEqual([['COST']]);
});
