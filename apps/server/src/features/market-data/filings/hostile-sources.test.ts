import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StoppedClock } from '../../../platform/clock/index.ts';
import type { CommandReport } from '../../../platform/commands/index.ts';
import { describeOnOne } from '../../../platform/db/databases-fixture.ts';
import type { Database } from '../../../platform/db/index.ts';
import { noEvents } from '../../../platform/events/no-events.fixture.ts';
import { importProfiles } from '../descriptions/import-descriptions.ts';
import type { ImportRun } from '../import-run.ts';
import { importPrices } from '../prices/import-prices.ts';
import { ImportTally } from '../tally.ts';
import { smallFiler, writeFilers } from './companyfacts.fixture.ts';
import { importFilings } from './import-filings.ts';

const hostile = ['Filer\0', 'Fi\u001b[2Jler', 'Filer\ud800', 'F'.repeat(1_000_000)];

describeOnOne('a hostile file', (open) => {
  let folder: string;
  let database: Database;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hostile-'));
    database = await open();
  });
  afterEach(async () => {
    await database.close();
    await rm(folder, { recursive: true });
  });

  async function report(work: (run: ImportRun) => Promise<void>): Promise<CommandReport> {
    const tally = new ImportTally(() => undefined);
    const clock = new StoppedClock('2026-08-31T12:00:00Z');
    await work({ db: database.db, events: noEvents, clock, tally, signal: new AbortController().signal });
    return tally.report();
  }
  const importAll = () => report((run) => importFilings(run, { from: folder, submissions: null }));
  const companies = async () =>
    (await sql<{ name: string }>`select name from company order by cik`.execute(database.db)).rows.map(
      ({ name }) => name,
    );

  test('fails only the company it names, by name and reason', async () => {
    const named = hostile.map((entityName, index) => [index + 1, { ...smallFiler(index + 1), entityName }]);
    await writeFilers(folder, { ...Object.fromEntries(named), 9: smallFiler(9) });
    expect((await importAll()).refused).toEqual([
      {
        why: 'text_unprintable',
        count: 3,
        examples: ['CIK0000000001.json', 'CIK0000000002.json', 'CIK0000000003.json'],
      },
      { why: 'text_too_long', count: 1, examples: ['CIK0000000004.json'] },
    ]);
    expect(await companies()).toEqual(['Filer 9']);
  });

  test('loses the invalid fields of a submission', async () => {
    await writeFilers(folder, { 1: smallFiler(1) });
    await mkdir(join(folder, 'submissions'));
    const submission = {
      cik: '1',
      sic: '3571',
      sicDescription: 'Electronic\0Computers',
      website: 'W'.repeat(5_000),
      tickers: ['ONE', 'T\0O'],
      exchanges: ['Nas\0daq', 'NYSE'],
      addresses: { business: { city: 'CUPERTINO', stateOrCountry: 'C\0A' } },
    };
    await writeFile(join(folder, 'submissions', 'CIK0000000001.json'), JSON.stringify(submission));
    const of = (field: string) => `submissions of CIK0000000001: ${field}`;
    expect((await importAll()).refused).toEqual([
      {
        why: 'text_unprintable',
        count: 4,
        examples: [of('sicDescription'), of('tickers'), of('exchanges'), of('stateOrCountry')],
      },
      { why: 'text_too_long', count: 1, examples: [of('website')] },
    ]);
    expect(await companies()).toEqual(['Filer 1']);
  });

  test('loses the invalid rows of a list of tickers or an index', async () => {
    const data = [
      [1, 'Filer\0', 'ONE', null],
      [2, 'Filer 2', 'T\0O', null],
      [3, 'Filer 3', 'TRI', 'NY\0SE'],
    ];
    const list = JSON.stringify({ fields: ['cik', 'name', 'ticker', 'exchange'], data });
    await writeFile(join(folder, 'company_tickers_exchange.json'), list);
    await writeFilers(folder, { 3: smallFiler(3) });
    await writeFile(join(folder, 'index.csv'), 'symbol,cik,name\nA\0B,3,x\nTRI,3,Fil\0er\n');
    const { refused } = await importAll();
    expect(refused.map(({ why, count }) => [why, count])).toEqual([
      ['text_unprintable', 1],
      ['malformed_row', 1],
    ]);
    expect(await companies()).toEqual(['Filer 3']);
  });

  test('loses prices and profiles of invalid symbols', async () => {
    await writeFilers(folder, { 1: smallFiler(1) });
    await importAll();
    await writeFile(
      join(folder, 'dividends.csv'),
      'symbol,ex_date,amount\nF\0,2024-01-02,1\nF1,2024-01-02,0x10\nF1,2024-02-02,1e0\nF1,2024-03-02,0.5\n',
    );
    const { counts, refused } = await report((run) => importPrices(run, folder));
    expect(counts).toMatchObject({ 'dividends new or changed': 1 });
    expect(refused).toEqual([
      { why: 'unknown_symbol', count: 1, examples: ['F\uFFFD'] },
      { why: 'value_not_a_number', count: 2, examples: ['F1 2024-01-02 0x10', 'F1 2024-02-02 1e0'] },
    ]);
    const profiles = join(folder, 'profiles.json');
    await writeFile(
      profiles,
      JSON.stringify([
        { ticker: 'F1', sector: 'Tech\0' },
        { ticker: 'F1', industry: 'x'.repeat(5_000) },
        { ticker: 'F1', headquarters: 'Oslo' },
      ]),
    );
    const read = await report((run) => importProfiles(run, profiles));
    expect(read.refused).toEqual([{ why: 'malformed_entry', count: 2, examples: ['entry 1', 'entry 2'] }]);
  });
});
