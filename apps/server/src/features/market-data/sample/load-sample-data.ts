import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { simulateDays } from '@tenfold/domain/prices';
import type { Progress } from '../../../platform/commands/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import {
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
  listSampleSymbols,
  readSampleListings,
  readSampleMarket,
  type SampleMarket,
  sampleFolder,
} from './sample-files.ts';

const source = 'sample-data';
export const shownSource = 'sample data';

/** Skips companies that were loaded completely, so that an interrupted load continues. */
export async function loadSampleData(
  { db }: { readonly db: Db },
  progress: Progress,
  folder: string = sampleFolder,
): Promise<void> {
  const symbols = await listSampleSymbols(folder);
  const market = await readSampleMarket(folder);
  progress({ type: 'step', name: 'sample companies', total: symbols.length });
  await markImported(db, source, 'started', '');
  await recordListings(db, await readSampleListings(folder), 'sample');
  for (const symbol of symbols) {
    const text = await readFile(join(folder, 'filings', `${symbol}.json`), 'utf8');
    const hash = hashOf(text);
    if (!(await isImported(db, source, symbol, hash))) {
      await loadCompany(db, symbol, text, market);
      await markImported(db, source, symbol, hash);
    }
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

async function loadCompany(db: Db, symbol: string, text: string, market: SampleMarket): Promise<void> {
  const { facts, ...company } = readCompanyFile(text);
  const { cik } = company;
  const profile = market.profiles.get(symbol);
  const texts = market.texts.get(symbol);
  const estimates = market.estimates.get(symbol);
  const closes = simulateDays(market.closes.get(symbol) ?? [], symbol);
  await db.transaction().execute(async (transaction) => {
    await recordCompany(transaction, company);
    await recordFacts(transaction, cik, facts);
    if (profile) await recordProfile(transaction, symbol, 'profiles', profile);
    if (texts) await recordProfile(transaction, symbol, 'texts', texts.profile, texts.chiefExecutives);
    await reconcileCompany(transaction, cik);
    await recordCloses(transaction, symbol, closes, shownSource);
    await recordDividends(transaction, symbol, market.dividends.get(symbol) ?? [], shownSource);
    await recordSplits(transaction, symbol, market.splits.get(symbol) ?? [], shownSource);
    if (estimates) await recordEstimates(transaction, symbol, { ...estimates, source: shownSource });
  });
  await prepareDocuments(db, cik);
}
