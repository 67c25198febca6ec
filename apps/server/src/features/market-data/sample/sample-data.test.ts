import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildStatements, type Statements, usedTags } from '@tenfold/domain/statements';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyPreparedData } from '../../../../../../tests/world/prepared-data.ts';
import { type Database, openDatabase } from '../../../platform/db/index.ts';
import { openTestDatabase } from '../../../platform/db/test-database.ts';
import { openLog } from '../../../platform/log/index.ts';
import { findListing, listCloses } from '../../company/index.ts';
import { cikName } from '../filings/cik-name.ts';
import { readCompanyFacts } from '../filings/read-company-facts.ts';
import { markImported } from '../import-source.ts';
import { documentKinds } from '../prepare-documents.ts';
import { readCompanyFile, writeCompanyFile } from './company-file.ts';
import { loadSampleData, needsSampleData } from './load-sample-data.ts';
import {
  filingFolders,
  listSampleSymbols,
  readSampleMarket,
  type SamplePart,
  sampleFolder,
} from './sample-files.ts';

const companiesIn = (part: SamplePart) => {
  const folder = join(sampleFolder, filingFolders[part]);
  return readdirSync(folder).map((file) => readCompanyFile(readFileSync(join(folder, file), 'utf8')));
};
const companies = companiesIn('first');

describe('the sample', () => {
  test('has 124 companies in under 20 MB, of which 36 are loaded first', () => {
    expect(companies).toHaveLength(36);
    const others = companiesIn('others');
    expect(new Set([...companies, ...others].map(({ cik }) => cik)).size).toBe(124);
    const sizes = readdirSync(sampleFolder, { recursive: true, encoding: 'utf8' }).map(
      (name) => statSync(join(sampleFolder, name)).size,
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(20_000_000);
  });

  test('is written identically from what was read', () => {
    const file = readFileSync(join(sampleFolder, 'filings', 'AAPL.json'), 'utf8');
    expect(writeCompanyFile(readCompanyFile(file))).toBe(file);
  });

  test('has month-ends of all companies but three, and words of ours about each', async () => {
    const { closes, texts } = await readSampleMarket(sampleFolder);
    const symbols = [
      ...(await listSampleSymbols(sampleFolder, 'first')),
      ...(await listSampleSymbols(sampleFolder, 'others')),
    ];
    expect(symbols.filter((symbol) => !closes.has(symbol)).sort()).toEqual(['AMCR', 'ANET', 'EA']);
    expect(closes.get('GOOG')?.length).toBeGreaterThan(100);
    for (const symbol of symbols) expect(texts.get(symbol)?.profile.summary, symbol).toBeTruthy();
  });

  test('has prices, texts and a current chief executive for its best known companies', async () => {
    const { closes, texts } = await readSampleMarket(sampleFolder);
    for (const symbol of ['AAPL', 'NKE', 'GOOGL', 'MSFT', 'TSM']) {
      expect(closes.get(symbol)?.length).toBeGreaterThan(100);
      expect(texts.get(symbol)?.profile.summary).toBeTruthy();
      expect(texts.get(symbol)?.chiefExecutives.some(({ endYear }) => endYear === null)).toBe(true);
    }
  });
});

describe('loading it', () => {
  let database: Database;
  const steps: string[] = [];

  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sample-'));
    const isWanted = (file: string) => !file.endsWith('.json') || /AAPL|NKE|[a-z]\.json$/.test(file);
    cpSync(sampleFolder, folder, { recursive: true, filter: isWanted });
    database = await openTestDatabase();
    expect(await needsSampleData(database.db)).toBe(true);
    await loadSampleData(database, (event) => steps.push(event.type), folder);
    rmSync(folder, { recursive: true });
  });
  afterAll(() => database.close());

  test('reports each company', () => {
    expect(steps).toEqual(['step', 'item', 'item']);
  });

  test('simulates the days between month-ends and marks them', async () => {
    const closes = await listCloses(database.db, 'AAPL', '2026-06-30');
    expect(closes.filter(({ simulated }) => !simulated).map(({ day }) => day)).toContain('2026-07-31');
    expect(closes.filter(({ simulated }) => simulated).length).toBeGreaterThan(20);
  });

  test('imports company texts', async () => {
    expect(await findListing(database.db, 'NKE')).toMatchObject({
      name: 'NIKE, Inc.',
      shortName: 'Nike',
      profile: { sector: 'Consumer Cyclical', foundingYear: 1964 },
    });
  });

  test('happens once', async () => {
    expect(await needsSampleData(database.db)).toBe(false);
  });

  test('is skipped once other companies were imported', async () => {
    const other = await openTestDatabase();
    await markImported(other.db, 'sec', 'CIK0000000001', 'x');
    expect(await needsSampleData(other.db)).toBe(false);
    await other.close();
  });
});

describe('a first start', () => {
  let folder: string;
  let database: Database;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'sample-'));
    await copyPreparedData('sample', folder);
    database = await openDatabase(
      { dataDir: folder, databaseUrl: null, databaseReadUrl: null },
      openLog('silent'),
    );
  });
  afterAll(async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  });

  const count = async (table: string) => {
    const { rows } = await sql<{
      count: number;
    }>`select count(*)::int as count from ${sql.table(table)}`.execute(database.db);
    return rows[0]?.count;
  };

  test('imports every company with its documents', async () => {
    expect(await count('company')).toBe(36);
    expect(await count('listing')).toBeGreaterThan(10_000);
    const { rows } = await sql`
      select symbol from listing join company using (cik)
       where (select count(*) from document where document.subject = listing.symbol) <> ${documentKinds.length}`.execute(
      database.db,
    );
    expect(rows).toEqual([]);
    expect(await needsSampleData(database.db)).toBe(false);
  });
});

const real = fileURLToPath(new URL('../../../../../../../shared/data/sec/companyfacts/', import.meta.url));

describe.skipIf(!existsSync(real))('against the filings (skipped where ../shared/data is not there)', () => {
  test('dropped facts change no figure of the last eleven years', () => {
    for (const { facts, cik, fiscalYearEnd, sic, name } of companies) {
      const whole = readCompanyFacts(
        readFileSync(join(real, `${cikName(cik)}.json`), 'utf8'),
        usedTags,
        '2026-08-31',
      );
      if (!whole.ok) throw new Error(`${name}: ${whole.why}`);
      const truncate = (from: typeof facts) =>
        valuesOf(buildStatements({ facts: from, splits: [], fiscalYearEnd, sic }));
      expect(truncate(facts), name).toEqual(truncate(whole.facts));
    }
  });
});

function valuesOf({ annual, quarterly, ltm, sharesNow, reportedCurrency }: Statements) {
  const truncate = [...annual.slice(-11), ...quarterly.slice(-40), ...(ltm === null ? [] : [ltm])];
  return {
    reportedCurrency,
    sharesNow: sharesNow.value,
    values: truncate.flatMap(({ period, lines }) =>
      Object.entries(lines).map(([line, figure]) => `${period.end} ${line} ${figure.value}`),
    ),
  };
}
