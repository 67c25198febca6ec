import { afterEach, beforeEach, expect, test } from 'vitest';
import { StoppedClock } from '../../../platform/clock/index.ts';
import type { Database } from '../../../platform/db/index.ts';
import { openTestDatabase } from '../../../platform/db/test-database.ts';
import { noEvents } from '../../../platform/events/no-events.fixture.ts';
import { findListing, listPredecessors } from '../../company/index.ts';
import { listFacts } from '../../financials/index.ts';
import { smallFiler } from '../filings/companyfacts.fixture.ts';
import type { ImportRun } from '../import-run.ts';
import { ImportTally } from '../tally.ts';
import { Edgar } from './edgar.ts';
import { type EdgarServer, openEdgarServer } from './edgar-server.fixture.ts';
import { importFromEdgar, refreshFilings } from './import-from-edgar.ts';

let sec: EdgarServer;
let edgar: Edgar;
let database: Database;

beforeEach(async () => {
  sec = await openEdgarServer();
  const time = { now: () => 0, pause: async () => undefined };
  edgar = new Edgar({ fetch, ...time, contact: 'ann@example.org', dataUrl: sec.url, filesUrl: sec.url });
  database = await openTestDatabase();
  sec.publishTickers(1, 2);
  sec.publish(factsOfFirst, smallFiler(1, 2021));
  sec.publish('/submissions/CIK0000000001.json', {
    cik: '1',
    fiscalYearEnd: '1231',
    tickers: [],
    exchanges: [],
  });
});

afterEach(async () => {
  sec.close();
  await database.close();
});

const factsOfFirst = '/api/xbrl/companyfacts/CIK0000000001.json';

async function run(work: (run: ImportRun) => Promise<void>) {
  const tally = new ImportTally(() => undefined);
  const clock = new StoppedClock('2026-08-31T12:00:00Z');
  await work({ db: database.db, events: noEvents, clock, tally, signal: new AbortController().signal });
  return tally.report();
}

const importSymbols = (...symbols: string[]) => run((with_) => importFromEdgar(with_, edgar, symbols));

test('a symbol imports its company with profile and rank', async () => {
  expect((await importSymbols('F1')).counts).toMatchObject({ 'companies imported': 1, 'values saved': 4 });
  expect(await findListing(database.db, 'F1')).toMatchObject({ name: 'Filer 1', fiscalYearEnd: '1231' });
});

test('unchanged files are not sent again', async () => {
  await importSymbols('F1');
  sec.sent.length = 0;
  expect((await importSymbols('F1')).counts).toEqual({ 'companies unchanged': 1 });
  expect(sec.sent).toEqual([]);
});

test('the nightly job imports new filings', async () => {
  await importSymbols('F1');
  sec.publish(factsOfFirst, smallFiler(1, 2022));
  const { counts } = await run((with_) => refreshFilings(with_, edgar));
  expect(counts).toMatchObject({ 'values saved': 2, 'values already stored': 4 });
  expect(await listFacts(database.db, 1)).toHaveLength(6);
});

test('a broken answer is requested again the next time', async () => {
  const whole = JSON.stringify(smallFiler(1, 2021));
  sec.publish(factsOfFirst, whole.slice(0, 200));
  expect((await importSymbols('F1')).refused).toMatchObject([{ why: 'malformed_json' }]);
  sec.publish(factsOfFirst, whole);
  expect((await importSymbols('F1')).counts).toMatchObject({ 'companies imported': 1 });
});

test('an unknown symbol and a filer without figures are refused by name', async () => {
  const { refused } = await importSymbols('NOPE', 'F2');
  expect(refused).toEqual([
    { why: 'unknown_symbol', count: 1, examples: ['NOPE'] },
    { why: 'not_found_at_sec', count: 1, examples: ['CIK0000000002'] },
  ]);
});

test("a company's predecessor is imported with it, once", async () => {
  const blackRock = 2012383;
  const before = 1364742;
  sec.publishTickers(blackRock);
  sec.publish(`/api/xbrl/companyfacts/CIK000${blackRock}.json`, smallFiler(blackRock));
  sec.publish(`/api/xbrl/companyfacts/CIK000${before}.json`, smallFiler(before, 2021));
  const { counts } = await importSymbols(`F${blackRock}`);
  expect(counts).toMatchObject({ 'companies imported': 2 });
  const earlier = await listPredecessors(database.db, blackRock);
  expect(earlier).toEqual([{ cik: before, until: '2024-10-01' }]);
  expect(await listFacts(database.db, blackRock, earlier)).toHaveLength(10);
  sec.sent.length = 0;
  await importSymbols(`F${blackRock}`);
  expect(sec.sent).toEqual([]);
});
