import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { claimListings } from '../../company/index.ts';
import type { ImportRun } from '../import-run.ts';
import { hashOf, isImported, markImported } from '../import-source.ts';
import { importPredecessors } from '../predecessors/import-predecessors.ts';
import type { ImportTally } from '../tally.ts';
import { type CompanyFile, openCompanyFiles, type RefusedFile } from './company-files.ts';
import { importCompany } from './import-company.ts';
import { readSymbolIndex } from './read-symbol-index.ts';
import { readTickerList } from './read-ticker-list.ts';
import { reconcileCompanies } from './reconcile-companies.ts';

export interface FilingsOnDisk {
  readonly from: string;
  /** A folder of submissions files; null: one beside or inside `from`, if any. */
  readonly submissions: string | null;
}

const maxFileBytes = 256 * 1024 * 1024;

/** One company at a time: memory does not grow with their number. */
export async function importFilings(run: ImportRun, { from, submissions }: FilingsOnDisk): Promise<void> {
  const { tally, signal } = run;
  const { total, files } = await openCompanyFiles(from);
  await importTickersBeside(run, from);
  await importIndexBeside(run, from);
  await importPredecessors(run, foldersBeside(from));
  await reconcileCompanies(run);
  const folders =
    submissions === null ? foldersBeside(from).map((folder) => join(folder, 'submissions')) : [submissions];
  tally.step('companies', total);
  for await (const file of files) {
    if (signal.aborted) break;
    const facts = 'why' in file ? refuse(file, tally) : await readContent(file, tally);
    if (facts !== null) {
      const submission = await findFile(folders.map((folder) => join(folder, `${file.name}.json`)));
      await importCompany(run, { name: file.name, facts, submission });
    }
    tally.item(file.name);
  }
}

export async function importTickers({ db, tally }: ImportRun, text: string): Promise<void> {
  const hash = hashOf(text);
  if (await isImported(db, 'sec', 'tickers', hash)) return;
  const listings = readTickerList(text, (what, why) => tally.refuse(what, why));
  if (listings === null) {
    tally.refuse('the list of tickers', 'not_a_ticker_list');
    return;
  }
  tally.count('listings read', listings.length);
  await claimListings(db, 'list', listings);
  await markImported(db, 'sec', 'tickers', hash);
}

async function importTickersBeside(run: ImportRun, from: string): Promise<void> {
  const found = await findFile(
    foldersBeside(from).map((folder) => join(folder, 'company_tickers_exchange.json')),
  );
  if (found !== null) await importTickers(run, found.toString('utf8'));
}

async function importIndexBeside({ db }: ImportRun, from: string): Promise<void> {
  for (const folder of foldersBeside(from)) {
    await claimListings(db, 'index', await readSymbolIndex(join(folder, 'index.csv')));
  }
}

async function readContent(file: CompanyFile, tally: ImportTally): Promise<Buffer | null> {
  const name = `${file.name}.json`;
  if (file.size > maxFileBytes) return refuse({ name, why: 'too_large' }, tally);
  return file.read().catch(() => refuse({ name, why: 'unreadable' }, tally));
}

function refuse({ name, why }: RefusedFile, tally: ImportTally): null {
  tally.refuse(name, why);
  tally.count('companies refused');
  return null;
}

function foldersBeside(from: string): string[] {
  return [from, dirname(from)];
}

async function findFile(paths: readonly string[]): Promise<Buffer | null> {
  for (const path of paths) {
    const content = await readFile(path).catch(() => null);
    if (content !== null) return content;
  }
  return null;
}
