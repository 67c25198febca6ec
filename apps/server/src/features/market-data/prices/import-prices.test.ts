import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StoppedClock } from '../../../platform/clock/index.ts';
import type { CommandReport, Progress } from '../../../platform/commands/index.ts';
import type { Database } from '../../../platform/db/index.ts';
import { openTestDatabase } from '../../../platform/db/test-database.ts';
import { Events, reaction } from '../../../platform/events/index.ts';
import { noEvents } from '../../../platform/events/no-events.fixture.ts';
import { openLog } from '../../../platform/log/index.ts';
import {
  listCloses,
  listDividends,
  listSplits,
  recordCloses,
  recordCompany,
  recordListings,
} from '../../company/index.ts';
import { figuresChanged } from '../../financials/index.ts';
import { ImportError } from '../import-error.ts';
import { documentKinds } from '../prepare-documents.ts';
import { ImportTally } from '../tally.ts';
import { importPrices } from './import-prices.ts';

let folder: string;
let database: Database;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prices-'));
  database = await openTestDatabase();
  await recordCompany(database.db, { cik: 1, name: 'Acme' });
  await recordListings(database.db, [{ symbol: 'ACME', cik: 1, name: 'Acme', exchange: null, rank: 1 }]);
});

afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

async function importHere(progress: Progress = () => undefined, events = noEvents): Promise<CommandReport> {
  const tally = new ImportTally(progress);
  const clock = new StoppedClock('2026-08-31T12:00:00Z');
  await importPrices({ db: database.db, events, clock, tally, signal: new AbortController().signal }, folder);
  return tally.report();
}

const write = (name: string, ...lines: string[]) => writeFile(join(folder, name), `${lines.join('\n')}\n`);

test('a daily file gives closes; other columns are ignored', async () => {
  await write(
    'ACME.csv',
    'date,open,high,low,close,volume',
    '2026-08-03,1,2,1,10,5',
    '2026-08-04,1,2,1,11,5',
  );
  expect((await importHere()).counts).toMatchObject({ 'closes read': 2, 'closes new or changed': 2 });
  expect(await listCloses(database.db, 'ACME')).toEqual([
    { day: '2026-08-03', close: 10, simulated: false },
    { day: '2026-08-04', close: 11, simulated: false },
  ]);
});

test('dividends, splits and month-ends are read from their files', async () => {
  await write('month-end.csv', 'symbol,date,close', 'ACME,2026-06-30,9', 'ACME,2026-07-31,10');
  await write('dividends.csv', 'symbol,ex_date,amount', 'ACME,2026-05-11,0.25', 'ACME,2026-08-11,-1');
  await write('splits.csv', 'symbol,date,ratio', 'ACME,2020-08-31,4.0', 'ACME,2021-08-31,0', 'ACME,soon,2');
  const { refused } = await importHere();
  expect(await listCloses(database.db, 'ACME')).toHaveLength(2);
  expect(await listDividends(database.db, 'ACME')).toEqual([{ exDate: '2026-05-11', amount: 0.25 }]);
  expect(await listSplits(database.db, 'ACME')).toEqual([{ effective: '2020-08-31', ratio: 4 }]);
  expect(refused.map(({ why, examples }) => [why, ...examples])).toEqual([
    ['ratio_not_positive', 'ACME 2021-08-31 0'],
    ['date_invalid', 'ACME soon 2'],
    ['amount_not_positive', 'ACME 2026-08-11 -1'],
  ]);
});

test('a daily folder inside is read, intraday files are not', async () => {
  await mkdir(join(folder, 'daily'));
  await mkdir(join(folder, 'intraday-5m'));
  await write('daily/ACME.csv', 'date,close', '2026-08-03,10');
  await write('intraday-5m/ACME.csv', 'date,close', '2026-08-04,10');
  await importHere();
  expect(await listCloses(database.db, 'ACME')).toHaveLength(1);
});

test('prices of an unlisted symbol are kept and counted', async () => {
  await write('ACME.csv', 'date,close', '2026-08-03,10');
  await write('NOPE.csv', 'date,close', '2026-08-03,10');
  const { refused, counts } = await importHere();
  expect(refused).toEqual([]);
  expect(counts).toMatchObject({ 'symbols waiting for a listing': 1 });
  expect(await listCloses(database.db, 'NOPE')).toHaveLength(1);
});

test('rows with missing or cut-off columns are refused, the others kept', async () => {
  await write('ACME.csv', 'date,close', '2026-08-03,10', '2026-08-04', '"2026-08-05,11', '');
  const { refused } = await importHere();
  expect(refused).toEqual([{ why: 'malformed_row', count: 2, examples: ['ACME.csv', 'ACME.csv'] }]);
  expect(await listCloses(database.db, 'ACME')).toHaveLength(1);
});

test('an unchanged file is not read again, a changed one brings its new prices in', async () => {
  await write('ACME.csv', 'date,close', '2026-08-03,40', '2026-08-04,44');
  await importHere();
  expect((await importHere()).counts).toEqual({ 'files unchanged': 1 });
  await write('ACME.csv', 'date,close', '2026-08-03,10', '2026-08-04,11', '2026-08-05,12');
  expect((await importHere()).counts).toMatchObject({ 'closes new or changed': 3 });
  expect((await listCloses(database.db, 'ACME')).map(({ close }) => close)).toEqual([10, 11, 12]);
});

test('an import interrupted before the documents were built is completed by the next', async () => {
  await write('ACME.csv', 'date,close', '2026-08-03,40');
  await sql`alter table document rename to document_away`.execute(database.db);
  await expect(importHere()).rejects.toThrow('document');
  await sql`alter table document_away rename to document`.execute(database.db);
  await importHere();
  const { rows } = await sql`select kind from document where subject = 'ACME'`.execute(database.db);
  expect(rows).toHaveLength(documentKinds.length);
});

test('a company in many files is prepared once, and its split is announced with the prepared documents', async () => {
  await write('splits.csv', 'symbol,date,ratio', 'ACME,2020-08-31,4.0');
  await write('dividends.csv', 'symbol,ex_date,amount', 'ACME,2026-05-11,0.25');
  await write('month-end.csv', 'symbol,date,close', 'ACME,2026-06-30,9', 'ACME,2026-07-31,10');
  await write('ACME.csv', 'date,close', '2026-08-03,10');
  const steps: string[] = [];
  const changes: [string, number][] = [];
  const announced = reaction(figuresChanged, async (tx, { cause }) => {
    const { rows } = await sql`select kind from document where subject = 'ACME'`.execute(tx);
    changes.push([cause, rows.length]);
    return undefined;
  });
  await importHere(
    (event) => event.type !== 'refused' && steps.push(event.name),
    new Events([announced], openLog('silent')),
  );
  expect(steps.slice(steps.indexOf('companies to prepare'))).toEqual(['companies to prepare', 'Acme']);
  expect(changes).toEqual([['split', documentKinds.length]]);
  await importHere((event) => expect(event).not.toMatchObject({ name: 'companies to prepare' }));
});

test('real days replace simulated ones, never the other way round', async () => {
  const simulated = (day: string) => ({ day, close: 99, simulated: true });
  await recordCloses(
    database.db,
    'ACME',
    ['2026-08-03', '2026-08-04', '2026-08-05'].map(simulated),
    'sample',
  );
  await write('ACME.csv', 'date,close', '2026-08-03,10', '2026-08-05,12');
  await importHere();
  await recordCloses(database.db, 'ACME', [simulated('2026-08-03')], 'sample');
  expect(await listCloses(database.db, 'ACME')).toEqual([
    { day: '2026-08-03', close: 10, simulated: false },
    { day: '2026-08-05', close: 12, simulated: false },
  ]);
});

test('a folder without prices is refused with a sentence', async () => {
  await expect(importHere()).rejects.toThrow(ImportError);
});
