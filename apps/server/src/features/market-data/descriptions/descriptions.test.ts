import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { StoppedClock } from '../../../platform/clock/index.ts';
import type { CommandReport } from '../../../platform/commands/index.ts';
import type { Database } from '../../../platform/db/index.ts';
import { openTestDatabase } from '../../../platform/db/test-database.ts';
import { noEvents } from '../../../platform/events/no-events.fixture.ts';
import { findEstimates, findListing, recordCompany, recordListings } from '../../company/index.ts';
import type { ImportRun } from '../import-run.ts';
import { documentKinds } from '../prepare-documents.ts';
import { ImportTally } from '../tally.ts';
import { importCompanyTexts, importEstimates, importProfiles } from './import-descriptions.ts';

let folder: string;
let database: Database;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'descriptions-'));
  database = await openTestDatabase();
  await recordCompany(database.db, { cik: 1, name: 'ACME CORP' });
  await recordListings(database.db, [
    { symbol: 'ACME', cik: 1, name: 'ACME CORP', exchange: 'NYSE', rank: 1 },
    { symbol: 'BARE', cik: 2, name: 'BARE CORP', exchange: 'NYSE', rank: 2 },
  ]);
});

afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

async function run(
  work: (run: ImportRun, path: string) => Promise<void>,
  content: unknown,
): Promise<CommandReport> {
  const path = join(folder, 'file.json');
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
  const tally = new ImportTally(() => undefined);
  const clock = new StoppedClock('2026-08-31T12:00:00Z');
  await work({ db: database.db, events: noEvents, clock, tally, signal: new AbortController().signal }, path);
  return tally.report();
}

describe('estimates', () => {
  const year = (endDate: string, eps: number | null) => ({ endDate, eps, revenue: 5e9, analysts: 12 });

  test('are stored by the day they were read', async () => {
    await run(importEstimates, {
      asOf: '2026-08-14',
      tickers: {
        ACME: {
          fetchedAt: '2026-08-13',
          annual: {
            fy0: { ...year('2026-12-31', 4.5), epsLow: 4, epsHigh: 5 },
            fy1: year('2027-12-31', null),
          },
          history: [{ quarter: '2026-06-30', epsActual: 1.1, epsEstimate: 1 }, { quarter: '2026-03-31' }],
          ratings: [{ firm: 'Firm', date: '2026-08-01', from: 'Hold', to: 'Buy' }],
          nextDate: '2026-10-29',
        },
      },
    });
    expect(await findEstimates(database.db, 'ACME')).toMatchObject({
      asOf: '2026-08-13',
      annual: [
        {
          periodEnd: '2026-12-31',
          eps: 4.5,
          revenue: 5e9,
          analysts: 12,
          low: { revenue: null, eps: 4 },
          high: { revenue: null, eps: 5 },
        },
        { periodEnd: '2027-12-31', eps: null, revenue: 5e9, analysts: 12 },
      ],
      epsHistory: [{ quarterEnd: '2026-06-30', actual: 1.1, estimate: 1 }],
      ratings: [{ firm: 'Firm', date: '2026-08-01', to: 'Buy' }],
      nextDate: '2026-10-29',
    });
  });

  test('interrupted before the documents were built are completed by the next import', async () => {
    const file = { asOf: '2026-08-14', tickers: { ACME: { annual: { fy0: year('2026-12-31', 4.5) } } } };
    await sql`alter table document rename to document_away`.execute(database.db);
    await expect(run(importEstimates, file)).rejects.toThrow('document');
    await sql`alter table document_away rename to document`.execute(database.db);
    await run(importEstimates, file);
    expect((await sql`select kind from document`.execute(database.db)).rows).toHaveLength(
      documentKinds.length,
    );
  });

  test('without content are refused by name; those of unlisted symbols are kept', async () => {
    const { refused, counts } = await run(importEstimates, {
      asOf: '2026-08-14',
      tickers: { ACME: { annual: {} }, NOPE: { annual: { fy0: year('2026-12-31', 1) } } },
    });
    expect(refused).toEqual([{ why: 'malformed_entry', count: 1, examples: ['ACME'] }]);
    expect(counts).toMatchObject({ 'symbols waiting for a listing': 1 });
    expect(await findEstimates(database.db, 'NOPE')).toMatchObject({ asOf: '2026-08-14' });
  });

  test.each(['', '{"asOf": ', '[]', '{"companies": {}}'])('%s is not a file of estimates', async (text) => {
    expect((await run(importEstimates, text)).refused).toMatchObject([{ why: 'not_estimates' }]);
  });
});

describe('a profile', () => {
  const acme = {
    ticker: 'ACME',
    name: 'Acme Corporation',
    sector: 'Technology',
    employees: 3,
    website: 'https://acme.test',
  };

  test('gives the company its texts and the listing its name', async () => {
    await run(importProfiles, [acme]);
    expect(await findListing(database.db, 'ACME')).toMatchObject({
      name: 'Acme Corporation',
      shortName: 'Acme',
      profile: { sector: 'Technology', employees: 3, websiteUrl: 'https://acme.test' },
    });
  });

  test('keeps its name when the list of tickers is imported again', async () => {
    await run(importProfiles, [acme]);
    await recordListings(database.db, [
      { symbol: 'ACME', cik: 1, name: 'ACME CORP', exchange: 'NYSE', rank: 7 },
    ]);
    expect(await findListing(database.db, 'ACME')).toMatchObject({ name: 'Acme Corporation' });
  });

  test('with an invalid website is refused by name; one of a company without figures is kept', async () => {
    const { refused } = await run(importProfiles, [
      { ...acme, ticker: 'BARE' },
      { ...acme, website: 'javascript:alert(1)' },
    ]);
    expect(refused).toEqual([{ why: 'malformed_entry', count: 1, examples: ['entry 2'] }]);
  });
});

describe('company texts', () => {
  const acme = {
    shortName: 'Acme',
    summary: 'Acme makes rockets.',
    keywords: ['rockets', 'anvils'],
    foundingYear: 1949,
    chiefExecutives: [
      { fullName: 'Ann Coyote', startYear: 2020, endYear: null },
      { fullName: 'Ben Runner', startYear: 2001, endYear: 2020 },
    ],
  };
  const executives = async () =>
    (await sql`select full_name, end_year from chief_executive order by start_year desc`.execute(database.db))
      .rows;

  test('are on the page, with the chief executives', async () => {
    await run(importCompanyTexts, { ACME: acme });
    expect(await findListing(database.db, 'ACME')).toMatchObject({
      shortName: 'Acme',
      profile: { summary: 'Acme makes rockets.', keywords: 'rockets, anvils', foundingYear: 1949 },
    });
    expect(await executives()).toEqual([
      { full_name: 'Ann Coyote', end_year: null },
      { full_name: 'Ben Runner', end_year: 2020 },
    ]);
  });

  test('replace the list of chief executives', async () => {
    await run(importCompanyTexts, { ACME: acme });
    await run(importCompanyTexts, { ACME: { ...acme, chiefExecutives: acme.chiefExecutives.slice(0, 1) } });
    expect(await executives()).toHaveLength(1);
  });

  test('may set how many shares an ADR stands for', async () => {
    await run(importCompanyTexts, { ACME: { ...acme, adrRatio: 5 } });
    expect(await findListing(database.db, 'ACME')).toMatchObject({ adrRatio: 5 });
  });
});
