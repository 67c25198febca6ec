import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StoppedClock } from '../../../platform/clock/index.ts';
import type { Database } from '../../../platform/db/index.ts';
import { openTestDatabase } from '../../../platform/db/test-database.ts';
import { noEvents } from '../../../platform/events/no-events.fixture.ts';
import { findListing } from '../../company/index.ts';
import { loadCompanyFigures } from '../../financials/index.ts';
import { type ApiValue, accession, companyFacts, writeFilers } from '../filings/companyfacts.fixture.ts';
import { importFilings } from '../filings/import-filings.ts';
import { ImportTally } from '../tally.ts';
import { knownPredecessors, readPredecessors } from './read-predecessors.ts';

let folder: string;
let database: Database;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'predecessors-'));
  database = await openTestDatabase();
});

afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

function filer(cik: number, years: readonly number[], of = cik) {
  const values = years.flatMap((filed): ApiValue[] => {
    const filing = { accn: accession(of, filed), form: '10-K', filed: `${filed}-02-15` };
    return [filed - 1, filed - 2].map((year) => ({
      start: `${year}-01-01`,
      end: `${year}-12-31`,
      val: year * 1000 + filed,
      ...filing,
    }));
  });
  return companyFacts(cik, { 'us-gaap': { NetIncomeLoss: { USD: values } } });
}

const before = filer(1, [2018, 2019, 2020, 2021, 2022]);
const after = filer(2, [2021, 2022]);
const table = 'cik,predecessor_cik,until,source\n2,1,2020-10-01,8-K12B of 2020-10-01\n';

async function importFolder(name: string, files: Parameters<typeof writeFilers>[1], predecessors = table) {
  const from = join(folder, name, 'companyfacts');
  await mkdir(from, { recursive: true });
  await writeFilers(from, files);
  await writeFile(join(from, 'index.csv'), 'symbol,cik,name\nNEWCO,2,Newco\n');
  await writeFile(join(from, 'predecessors.csv'), predecessors);
  const tally = new ImportTally(() => undefined);
  const clock = new StoppedClock('2026-08-31T12:00:00Z');
  const signal = new AbortController().signal;
  await importFilings(
    { db: database.db, events: noEvents, clock, tally, signal },
    { from, submissions: null },
  );
  return tally.report();
}

const documents = async () =>
  (await sql`select kind, body from document where subject = 'NEWCO' order by kind`.execute(database.db))
    .rows;

async function history() {
  const figures = await loadCompanyFigures(database.db, 'NEWCO');
  return figures?.statements.annual.map(({ period, lines }) => [period.year, lines.netIncome.value]);
}

test("a company includes its predecessor's history up to the succession", async () => {
  await importFolder('both', { 1: before, 2: after });
  expect(await history()).toEqual([
    [2016, 2016_000 + 2018],
    [2017, 2017_000 + 2019],
    [2018, 2018_000 + 2020],
    [2019, 2019_000 + 2021],
    [2020, 2020_000 + 2022],
    [2021, 2021_000 + 2022],
  ]);
});

test("the order and number of imports don't matter", async () => {
  await importFolder('both', { 1: before, 2: after });
  const expected = await documents();
  for (const order of [
    ['new', 'old'],
    ['old', 'new', 'old', 'new'],
  ]) {
    await database.close();
    database = await openTestDatabase();
    for (const [at, name] of order.entries()) {
      await importFolder(`${name} ${at}`, name === 'old' ? { 1: before } : { 2: after });
    }
    expect(await documents()).toEqual(expected);
  }
});

test('a table imported after the files rebuilds the company', async () => {
  await importFolder('without', { 1: before, 2: after }, 'cik,predecessor_cik,until,source\n');
  expect((await history())?.[0]?.[0]).toBe(2019);
  const alone = await documents();
  await importFolder('without', { 1: before, 2: after });
  expect((await history())?.[0]?.[0]).toBe(2016);
  expect(await documents()).not.toEqual(alone);
});

test('without the predecessor’s file nothing changes', async () => {
  await importFolder('new', { 2: after }, 'cik,predecessor_cik,until,source\n');
  const alone = await documents();
  await importFolder('new', { 2: after });
  expect(await documents()).toEqual(alone);
});

test('a report filed by both counts once, as the company’s own', async () => {
  await importFolder('shared', { 1: filer(1, [2018, 2020]), 2: filer(2, [2020, 2021], 1) });
  const figures = await loadCompanyFigures(database.db, 'NEWCO');
  expect(figures?.facts.map((it) => it.accession)).toHaveLength(
    new Set(figures?.facts.map((it) => `${it.end} ${it.accession}`)).size,
  );
});

test('each figure names the filing of the company that filed it', async () => {
  await importFolder('both', { 1: before, 2: after });
  const figures = await loadCompanyFigures(database.db, 'NEWCO');
  expect(figures?.earlierFilers.get(accession(1, 2019))).toBe(1);
  expect(figures?.earlierFilers.has(accession(2, 2021))).toBe(false);
});

test('the symbol moves to the successor even if an index still names the predecessor', async () => {
  await importFolder('both', { 1: before, 2: after });
  await writeFile(join(folder, 'index.csv'), 'symbol,cik,name\nNEWCO,1,Oldco\n');
  await importFolder('both', { 1: before, 2: after });
  expect(await findListing(database.db, 'NEWCO')).toMatchObject({ cik: 2 });
});

test('a row without a source is refused', async () => {
  const { refused } = await importFolder(
    'rows',
    { 2: after },
    `${table}2,3,2020-10-01,\n2,2,2020-10-01,8-K\n`,
  );
  expect(refused).toMatchObject([{ why: 'malformed_row', count: 2 }]);
});

test('every built-in succession has its day and its filing', async () => {
  const tally = new ImportTally(() => undefined);
  const known = await readPredecessors(knownPredecessors, tally);
  expect(tally.report().refused).toEqual([]);
  expect(known.length).toBeGreaterThan(15);
  for (const { source } of known) expect(source).toMatch(/^8-K(12B)? of \d{4}-\d\d-\d\d \(/);
});
