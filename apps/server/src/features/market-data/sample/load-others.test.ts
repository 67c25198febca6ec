import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Progress } from '../../../platform/commands/index.ts';
import type { Database } from '../../../platform/db/index.ts';
import { openTestDatabase } from '../../../platform/db/test-database.ts';
import { openLog } from '../../../platform/log/index.ts';
import { countSampleCompanies, findFetch, findNextSampleCompany, moveToFront } from '../../company/index.ts';
import { loadOthers } from './load-others.ts';
import { loadSampleData } from './load-sample-data.ts';
import { sampleFolder } from './sample-files.ts';

let folder: string;
let database: Database;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sample-'));
  const isWanted = (file: string) =>
    !/filings\/.*\.json$/.test(file) || /\/filings\/(ANET|MSFT|DXCM|FTNT)\.json$/.test(file);
  cpSync(sampleFolder, folder, { recursive: true, filter: isWanted });
  rmSync(join(folder, 'more-filings'), { recursive: true, force: true });
  mkdirSync(join(folder, 'more-filings'));
  for (const symbol of ['MSFT', 'DXCM', 'FTNT']) {
    renameSync(join(folder, 'filings', `${symbol}.json`), join(folder, 'more-filings', `${symbol}.json`));
  }
  database = await openTestDatabase();
  await loadSampleData(database, () => undefined, folder);
});

afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

function load(progress: Progress, signal = new AbortController().signal): Promise<void> {
  return loadOthers({ db: database.db, log: openLog('silent'), progress: progress, folder }, signal);
}

/** Acts like a process that ends once a company is loaded. */
async function loadUntilOneIsLoaded(): Promise<string[]> {
  const ended = new AbortController();
  const loaded: string[] = [];
  await load((event) => {
    if (event.type !== 'item') return;
    loaded.push(event.name);
    ended.abort();
  }, ended.signal);
  return loaded;
}

describe('the other companies of the sample', () => {
  test('are loaded behind the first, the largest first', async () => {
    expect(await countSampleCompanies(database.db)).toEqual({ loaded: 1, total: 1 });
    expect(await loadUntilOneIsLoaded()).toEqual(['MSFT']);
    expect(await countSampleCompanies(database.db)).toEqual({ loaded: 2, total: 4 });
    expect(await findFetch(database.db, 'MSFT')).toMatchObject({ hasFigures: true, isWaiting: false });
  });

  test('are known to wait, and the one that somebody opened is next', async () => {
    const fetch = await findFetch(database.db, 'DXCM');
    expect(fetch).toMatchObject({ hasFigures: false, isWaiting: true });
    expect((await findNextSampleCompany(database.db))?.cik).not.toBe(fetch?.cik);
    await moveToFront(database.db, fetch?.cik ?? 0);
    expect((await findNextSampleCompany(database.db))?.cik).toBe(fetch?.cik);
  });

  test('are loaded once, by one of several processes, which goes on where another ended', async () => {
    const loaded: string[] = [];
    const ended = new AbortController();
    const count: Progress = (event) => {
      if (event.type === 'item') loaded.push(event.name);
      if (loaded.length === 2) ended.abort();
    };
    await Promise.all([load(count, ended.signal), load(count, ended.signal)]);
    expect(loaded).toEqual(['DXCM', 'FTNT']);
    expect(await countSampleCompanies(database.db)).toEqual({ loaded: 4, total: 4 });
  });

  test('are loaded by no later start', async () => {
    const reports: unknown[] = [];
    await load((event) => reports.push(event));
    expect(reports).toEqual([]);
  });
});
