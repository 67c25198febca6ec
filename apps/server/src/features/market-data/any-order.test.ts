import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { StoppedClock } from '../../platform/clock/index.ts';
import { openTestDatabase } from '../../platform/db/test-database.ts';
import { noEvents } from '../../platform/events/no-events.fixture.ts';
import { importCompanyTexts, importEstimates, importProfiles } from './descriptions/import-descriptions.ts';
import { smallFiler } from './filings/companyfacts.fixture.ts';
import { importFilings } from './filings/import-filings.ts';
import type { ImportRun } from './import-run.ts';
import { importPrices } from './prices/import-prices.ts';
import { ImportTally } from './tally.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'any-order-'));
  await write('facts/CIK0000000001.json', smallFiler(1));
  await write('facts/CIK0000000002.json', smallFiler(2));
  await write('later/CIK0000000003.json', smallFiler(3));
  await write('submissions/CIK0000000001.json', {
    cik: '1',
    sic: '3674',
    fiscalYearEnd: '1231',
    website: 'www.one.test',
    tickers: ['ONE', 'ONE-A'],
    exchanges: ['NYSE', 'NYSE'],
    addresses: { business: { city: 'AKRON', stateOrCountryDescription: 'OH' } },
  });
  // The list gives TWO to its successor; the index names the filer of its figures.
  await write('list/company_tickers_exchange.json', {
    fields: ['cik', 'name', 'ticker', 'exchange'],
    data: [
      [1, 'ONE CORP', 'ONE', 'NYSE'],
      [9, 'TWO HOLDINGS INC', 'TWO', 'Nasdaq'],
      [3, 'THREE INC', 'THREE', 'Nasdaq'],
    ],
  });
  await write('list/CIK0000000008.json', smallFiler(8));
  await write('index/index.csv', 'symbol,cik,name\nTWO,2,Two\nEIGHT,8,Eight\n');
  await write('index/CIK0000000008.json', smallFiler(8));
  await write('prices/splits.csv', 'symbol,date,ratio\nONE,2021-06-01,2\n');
  await write('prices/dividends.csv', 'symbol,ex_date,amount\nTWO,2021-05-11,0.25\n');
  await write('prices/THREE.csv', 'date,close\n2022-03-01,10\n2022-03-02,11\n');
  await write('estimates.json', {
    asOf: '2022-03-01',
    tickers: { TWO: { annual: { fy0: { endDate: '2022-12-31', eps: 1, revenue: 5e9, analysts: 3 } } } },
  });
  await write('profiles.json', [
    { ticker: 'ONE', name: 'One Corporation', sector: 'Technology', website: 'https://one.test' },
    { ticker: 'THREE', sector: 'Energy' },
  ]);
  await write('texts.json', {
    ONE: { sector: 'Semiconductors', summary: 'One makes chips.' },
    TWO: { adrRatio: 5, chiefExecutives: [{ fullName: 'Ann', startYear: 2020, endYear: null }] },
  });
  expected = await afterImports(inOrder);
});

let expected: Awaited<ReturnType<typeof afterImports>>;

afterAll(() => rm(folder, { recursive: true }));

async function write(path: string, content: unknown): Promise<void> {
  await mkdir(join(folder, path, '..'), { recursive: true });
  await writeFile(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content));
}

const here = (name: string) => join(folder, name);
const noSubmissions = () => here('none');
const steps: Readonly<Record<string, (run: ImportRun) => Promise<void>>> = {
  facts: (run) => importFilings(run, { from: here('facts'), submissions: noSubmissions() }),
  submissions: (run) => importFilings(run, { from: here('facts'), submissions: here('submissions') }),
  later: (run) => importFilings(run, { from: here('later'), submissions: null }),
  list: (run) => importFilings(run, { from: here('list'), submissions: null }),
  index: (run) => importFilings(run, { from: here('index'), submissions: null }),
  prices: (run) => importPrices(run, here('prices')),
  estimates: (run) => importEstimates(run, here('estimates.json')),
  profiles: (run) => importProfiles(run, here('profiles.json')),
  texts: (run) => importCompanyTexts(run, here('texts.json')),
};

async function afterImports(names: readonly string[]) {
  const { db, close } = await openTestDatabase();
  const clock = new StoppedClock('2026-08-31T12:00:00Z');
  for (const name of names) {
    const tally = new ImportTally(() => undefined);
    await steps[name]?.({ db, events: noEvents, clock, tally, signal: new AbortController().signal });
  }
  const rows = async (query: ReturnType<typeof sql>) => (await query.execute(db)).rows;
  const read = {
    documents: await rows(sql`select subject, kind, body from document order by 1, 2`),
    listings: await rows(
      sql`select symbol, cik, name, short_name, exchange, adr_ratio, rank from listing order by 1`,
    ),
    companies: await rows(sql`select cik, name, fiscal_year_end, sic, profile from company order by 1`),
    executives: await rows(sql`select cik, full_name from chief_executive order by 1, 2`),
  };
  await close();
  return read;
}

/** The same shuffles each time, so that a failure can be reproduced. */
function shuffled(names: readonly string[], seed: number): string[] {
  let state = seed;
  const key = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state;
  };
  return names
    .map((name) => ({ name, key: key() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ name }) => name);
}

const inOrder = Object.keys(steps);

test.each([11, 222, 3333, 44_444])(
  'imports in any order give the same result (order %i)',
  async (seed) => {
    const order = shuffled(inOrder, seed);
    expect(await afterImports(order), order.join()).toEqual(expected);
  },
  60_000,
);

test('imports done twice in two orders give the same result as once', async () => {
  const twice = [...shuffled(inOrder, 5), ...shuffled(inOrder, 6)];
  expect(await afterImports(twice)).toEqual(expected);
});

test('a company imported without a symbol gets its page from a later list', async () => {
  const { documents, listings } = await afterImports(['later', 'list']);
  expect(documents).toContainEqual(expect.objectContaining({ subject: 'THREE' }));
  expect(listings).toContainEqual(expect.objectContaining({ symbol: 'THREE', cik: 3, name: 'Three Inc' }));
});
