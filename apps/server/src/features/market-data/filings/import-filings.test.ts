import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { StoppedClock } from '../../../platform/clock/index.ts';
import type { CommandReport } from '../../../platform/commands/index.ts';
import type { Database } from '../../../platform/db/index.ts';
import { openTestDatabase } from '../../../platform/db/test-database.ts';
import { noEvents } from '../../../platform/events/no-events.fixture.ts';
import type { ImportRun } from '../import-run.ts';
import { documentKinds } from '../prepare-documents.ts';
import { ImportTally } from '../tally.ts';
import { cikName } from './cik-name.ts';
import { accession, companyFacts, smallFiler, writeFilers } from './companyfacts.fixture.ts';
import { importFilings } from './import-filings.ts';
import { zipOf } from './zip.fixture.ts';

let folder: string;
let database: Database;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'filings-'));
  database = await openTestDatabase();
});

afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

async function importFrom(
  from: string,
  { into = database, stopAfter = Number.POSITIVE_INFINITY } = {},
): Promise<CommandReport> {
  const stop = new AbortController();
  let done = 0;
  const tally = new ImportTally((event) => {
    if (event.type === 'item' && ++done >= stopAfter) stop.abort();
  });
  const run: ImportRun = {
    events: noEvents,
    db: into.db,
    clock: new StoppedClock('2026-08-31T12:00:00Z'),
    tally,
    signal: stop.signal,
  };
  await importFilings(run, { from, submissions: null });
  return tally.report();
}

async function everythingIn({ db }: Database) {
  const rows = async (query: ReturnType<typeof sql>) => (await query.execute(db)).rows;
  return {
    companies: await rows(
      sql`select cik, name, fiscal_year_end, sic, reported_currency, profile from company order by 1`,
    ),
    listings: await rows(sql`select * from listing order by symbol`),
    filings: await rows(sql`select * from filing order by accession`),
    facts: await rows(sql`select * from fact order by cik, taxonomy, tag, unit, period_end, accession`),
    sources: await rows(sql`select source, item, content_hash from import_source order by 1, 2`),
    documents: await rows(sql`select subject, kind, body from document order by 1, 2`),
  };
}

test('every value is stored with its filing, and the documents are built', async () => {
  await writeFilers(folder, { 1: smallFiler(1) });
  const report = await importFrom(folder);
  expect(report.counts).toMatchObject({ 'values read': 6, 'values saved': 6, 'companies imported': 1 });
  const { facts, documents } = await everythingIn(database);
  expect(facts).toContainEqual({
    cik: 1,
    taxonomy: 'us-gaap',
    tag: 'Assets',
    unit: 'USD',
    period_start: null,
    period_end: '2020-12-31',
    value: 2020e6 + 7,
    accession: accession(1, 2022),
  });
  expect(documents.map((document) => (document as { subject: string }).subject)).toEqual(
    documentKinds.map(() => 'F1'),
  );
});

test('broken files are refused by name and reason, and the companies between them are imported', async () => {
  await writeFilers(folder, {
    1: '',
    2: smallFiler(2),
    3: JSON.stringify(smallFiler(3)).slice(0, 300),
    4: '{"cik": 4, "facts": {}}',
    5: smallFiler(6),
    7: companyFacts(7, {}),
    8: smallFiler(8),
  });
  const report = await importFrom(folder);
  expect(report.counts).toMatchObject({
    'companies imported': 2,
    'companies refused': 4,
    'companies without figures': 1,
  });
  expect(report.refused).toEqual([
    { why: 'empty_file', count: 1, examples: ['CIK0000000001.json'] },
    { why: 'malformed_json', count: 1, examples: ['CIK0000000003.json'] },
    { why: 'missing_name', count: 1, examples: ['CIK0000000004.json'] },
    { why: 'other_cik_than_its_name', count: 1, examples: ['CIK0000000005.json'] },
  ]);
  expect((await everythingIn(database)).companies).toHaveLength(2);
});

describe('the result is the same', () => {
  const filers = { 1: smallFiler(1), 2: smallFiler(2), 3: smallFiler(3) };

  test('when imported twice, reading nothing the second time', async () => {
    await writeFilers(folder, filers);
    await importFrom(folder);
    const once = await everythingIn(database);
    expect((await importFrom(folder)).counts).toEqual({ 'companies unchanged': 3 });
    expect(await everythingIn(database)).toEqual(once);
  });

  test('when stopped in the middle and started again', async () => {
    await writeFilers(folder, filers);
    const other = await openTestDatabase();
    await importFrom(folder, { into: other });
    expect((await importFrom(folder, { stopAfter: 1 })).counts).toMatchObject({ 'companies imported': 1 });
    expect((await importFrom(folder)).counts).toMatchObject({
      'companies imported': 2,
      'companies unchanged': 1,
    });
    expect(await everythingIn(database)).toEqual(await everythingIn(other));
    await other.close();
  });

  test('when killed between facts and documents', async () => {
    await writeFilers(folder, filers);
    await importFrom(folder);
    const through = await everythingIn(database);
    await sql`delete from import_source where item = ${cikName(2)}`.execute(database.db);
    await sql`delete from document where subject = 'F2'`.execute(database.db);
    expect((await importFrom(folder)).counts).toMatchObject({
      'values saved': 0,
      'values already stored': 6,
    });
    expect(await everythingIn(database)).toEqual(through);
  });

  test('from the bulk archive and from the folder', async () => {
    await writeFilers(folder, filers);
    await importFrom(folder);
    const path = join(folder, 'companyfacts.zip');
    const entries = Object.entries(filers).map(([cik, filer]) => [
      `${cikName(Number(cik))}.json`,
      JSON.stringify(filer),
    ]);
    await writeFile(path, zipOf(Object.fromEntries(entries)));
    const other = await openTestDatabase();
    await importFrom(path, { into: other });
    expect(await everythingIn(other)).toEqual(await everythingIn(database));
    await other.close();
  });

  test('when imported at two dates and only at the later one', async () => {
    const later = await openTestDatabase();
    await writeFilers(folder, { 1: smallFiler(1, 2021) });
    expect((await importFrom(folder)).counts).toMatchObject({ 'values saved': 4 });
    await writeFilers(folder, { 1: smallFiler(1, 2022) });
    expect((await importFrom(folder)).counts).toMatchObject({
      'values saved': 2,
      'values already stored': 4,
    });
    await importFrom(folder, { into: later });
    expect(await everythingIn(database)).toEqual(await everythingIn(later));
    await later.close();
  });
});

test('a vintage missing from a later file is kept', async () => {
  await writeFilers(folder, { 1: smallFiler(1, 2022) });
  await importFrom(folder);
  const { facts } = await everythingIn(database);
  await writeFilers(folder, { 1: smallFiler(1, 2020) });
  await importFrom(folder);
  expect((await everythingIn(database)).facts).toEqual(facts);
});

test('another value for the same filing and period counts as a conflict and is not stored', async () => {
  const filing = { accn: accession(1, 2022), form: '10-K', filed: '2022-02-15' };
  const assets = (...values: number[]) =>
    companyFacts(1, {
      'us-gaap': { Assets: { USD: values.map((val) => ({ end: '2021-12-31', val, ...filing })) } },
    });
  await writeFilers(folder, { 1: assets(5, 5, 6) });
  expect((await importFrom(folder)).counts).toMatchObject({
    'values saved': 1,
    'values already stored': 1,
    'values that conflict with stored ones': 1,
  });
  await writeFilers(folder, { 1: assets(7) });
  expect((await importFrom(folder)).counts).toMatchObject({ 'values that conflict with stored ones': 1 });
  expect((await everythingIn(database)).facts).toMatchObject([{ value: 5 }]);
});

test('a company without a symbol is imported and counted as such', async () => {
  await writeFilers(folder, { 1: smallFiler(1) });
  await rm(join(folder, 'index.csv'));
  expect((await importFrom(folder)).counts).toMatchObject({
    'companies imported': 1,
    'companies without a symbol': 1,
  });
});

test('submissions beside the files set profile, fiscal year end and symbols', async () => {
  await writeFilers(join(folder, 'companyfacts'), { 1: smallFiler(1) });
  await rm(join(folder, 'companyfacts', 'index.csv'));
  const submissions = {
    cik: '0000000001',
    sic: '3674',
    sicDescription: 'Semiconductors',
    fiscalYearEnd: '0926',
    tickers: ['ONE'],
    exchanges: ['Nasdaq'],
    addresses: { business: { city: 'SANTA CLARA', stateOrCountryDescription: 'CA' } },
  };
  await mkdir(join(folder, 'submissions'));
  await writeFile(join(folder, 'submissions', 'CIK0000000001.json'), JSON.stringify(submissions));
  await importFrom(folder);
  const { companies, listings } = await everythingIn(database);
  expect(companies).toMatchObject([
    { fiscal_year_end: '0926', sic: '3674', profile: { headquartersLocation: 'Santa Clara, CA' } },
  ]);
  expect(listings).toMatchObject([
    { symbol: 'ONE', exchange: 'Nasdaq', name: 'Filer 1', short_name: 'Filer 1' },
  ]);
});

test('a symbol moves to a successor only when the successor has figures', async () => {
  const list = (cik: number) =>
    JSON.stringify({
      fields: ['cik', 'name', 'ticker', 'exchange'],
      data: [[cik, `Filer ${cik}`, 'ONE', 'NYSE']],
    });
  const path = join(folder, 'company_tickers_exchange.json');
  await writeFilers(folder, { 1: smallFiler(1) });
  await rm(join(folder, 'index.csv'));
  const cikOfOne = async () =>
    (await everythingIn(database)).listings.map((listing) => (listing as { cik: number }).cik);
  for (const [cik, expected] of [
    [1, 1],
    [2, 1],
  ] as const) {
    await writeFile(path, list(cik));
    await importFrom(folder);
    expect(await cikOfOne()).toEqual([expected]);
  }
  await writeFile(join(folder, 'CIK0000000002.json'), JSON.stringify(smallFiler(2)));
  await importFrom(folder);
  await writeFile(path, `${list(2)} `);
  await importFrom(folder);
  expect(await cikOfOne()).toEqual([2]);
});

const real = fileURLToPath(new URL('../../../../../../../shared/data/sec/', import.meta.url));

describe.skipIf(!existsSync(real))('real filings (skipped where ../shared/data is not there)', () => {
  test('every value of Apple, Taiwan Semiconductor and Exxon is accounted for', async () => {
    for (const cik of [320193, 1046179, 34088]) {
      await copyFile(
        join(real, 'companyfacts', `${cikName(cik)}.json`),
        join(folder, `${cikName(cik)}.json`),
      );
    }
    await copyFile(join(real, 'index.csv'), join(folder, 'index.csv'));
    const { counts, refused } = await importFrom(folder);
    expect(counts['companies imported']).toBe(3);
    expect(counts['values read']).toBeGreaterThan(13_000);
    expect(counts['values read']).toBe((counts['values saved'] ?? 0) + (counts['values refused'] ?? 0));
    expect(refused).toEqual([]);
    const { companies, listings } = await everythingIn(database);
    expect(companies).toMatchObject([
      { cik: 34088, reported_currency: 'USD' },
      { cik: 320193, reported_currency: 'USD' },
      { cik: 1046179, reported_currency: 'TWD' },
    ]);
    expect(listings).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ symbol: 'AAPL', adr_ratio: 1 }),
        expect.objectContaining({ symbol: 'TSM', adr_ratio: null }),
        expect.objectContaining({ symbol: 'XOM', cik: 34088 }),
      ]),
    );
  });
});
