import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { simulateDays } from '@tenfold/domain/prices';
import type { Progress } from '../../../platform/commands/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import {
  addSampleCompanies,
  listSymbolsOf,
  reconcileCompany,
  recordCloses,
  recordCompany,
  recordDividends,
  recordEstimates,
  recordListings,
  recordProfile,
  recordSplits,
} from '../../company/index.ts';
import { recordFacts } from '../../financials/index.ts';
import { findImported, hashOf, isAnythingImported, isImported, markImported } from '../import-source.ts';
import { prepareDocuments } from '../prepare-documents.ts';
import { readCompanyFile } from './company-file.ts';
import {
  filingFolders,
  listSampleSymbols,
  readSampleListings,
  readSampleMarket,
  type SampleMarket,
  sampleFolder,
} from './sample-files.ts';

const source = 'sample-data';
export const shownSource = 'sample data';

/** The first companies. Skips those that were loaded completely, so that an interrupted load continues. */
export async function loadSampleData(
  { db }: { readonly db: Db },
  progress: Progress,
  folder: string = sampleFolder,
): Promise<void> {
  const symbols = await listSampleSymbols(folder, 'first');
  const market = await readSampleMarket(folder);
  progress({ type: 'step', name: 'sample companies', total: symbols.length });
  await markImported(db, source, 'started', '');
  await recordListings(db, await readSampleListings(folder), 'sample');
  for (const symbol of symbols) {
    await loadSampleCompany(db, join(folder, filingFolders.first, `${symbol}.json`), market);
    progress({ type: 'item', name: symbol });
  }
  await markImported(db, source, 'all', hashOf(symbols.join()));
}

export async function needsSampleData(db: Db): Promise<boolean> {
  if (!(await isAnythingImported(db))) return true;
  return (
    (await findImported(db, source, 'started')) !== null && (await findImported(db, source, 'all')) === null
  );
}

/** Whether there was ever a sample here: not where a person began with companies of their own. */
export async function hasSampleData(db: Db): Promise<boolean> {
  return (await findImported(db, source, 'all')) !== null;
}

/** Unless this content of the file is loaded. */
export async function loadSampleCompany(db: Db, file: string, market: SampleMarket): Promise<void> {
  const text = await readFile(file, 'utf8');
  const symbol = basename(file, '.json');
  const hash = hashOf(text);
  if (await isImported(db, source, symbol, hash)) return;
  await recordSampleCompany(db, symbol, text, market);
  await markImported(db, source, symbol, hash);
}

async function recordSampleCompany(
  db: Db,
  symbol: string,
  text: string,
  market: SampleMarket,
): Promise<void> {
  const { facts, ...company } = readCompanyFile(text);
  const { cik } = company;
  const estimates = market.estimates.get(symbol);
  await db.transaction().execute(async (transaction) => {
    await recordCompany(transaction, company);
    await recordFacts(transaction, cik, facts);
    const profile = market.profiles.get(symbol);
    const texts = market.texts.get(symbol);
    if (profile) await recordProfile(transaction, symbol, 'profiles', profile);
    if (texts) await recordProfile(transaction, symbol, 'texts', texts.profile, texts.chiefExecutives);
    await reconcileCompany(transaction, cik);
    for (const listing of await listSymbolsOf(transaction, cik)) {
      await recordMarket(transaction, listing.symbol, market);
    }
    if (estimates) await recordEstimates(transaction, symbol, { ...estimates, source: shownSource });
  });
  await prepareDocuments(db, cik);
  await addSampleCompanies(db, [cik], 'loaded');
}

/** Covers each class of its shares that is traded. */
async function recordMarket(db: Db, symbol: string, market: SampleMarket): Promise<void> {
  const closes = simulateDays(market.closes.get(symbol) ?? [], symbol);
  await recordCloses(db, symbol, closes, shownSource);
  await recordDividends(db, symbol, market.dividends.get(symbol) ?? [], shownSource);
  await recordSplits(db, symbol, market.splits.get(symbol) ?? [], shownSource);
}
