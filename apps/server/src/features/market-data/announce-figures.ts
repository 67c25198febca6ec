import type { Db } from '../../platform/db/index.ts';
import type { Emit } from '../../platform/events/index.ts';
import { listSymbolsOf } from '../company/index.ts';
import {
  type ChangedFigures,
  describeReport,
  figuresChanged,
  loadCompanyFigures,
  reportArrived,
  takeNewReports,
} from '../financials/index.ts';
import type { ImportRun } from './import-run.ts';
import { prepareDocuments } from './prepare-documents.ts';
import { listUnprepared, takeUnprepared } from './unprepared.ts';

/** Prepares a company's documents and says so, in one transaction. Returns how many listings it has. */
export async function prepareAndAnnounce(
  tx: Db,
  emit: Emit,
  cik: number,
  cause: ChangedFigures['cause'],
): Promise<number> {
  const listings = await prepareDocuments(tx, cik);
  await announceFigures(tx, emit, cik, cause);
  return listings;
}

type AnnounceDeps = Pick<ImportRun, 'db' | 'events' | 'tally'> & Partial<Pick<ImportRun, 'signal'>>;

/** Once for each company whose files are all read; what an interrupted import left, too. */
export async function prepareUnprepared({ db, events, tally, signal }: AnnounceDeps): Promise<void> {
  const companies = await listUnprepared(db);
  if (companies.length > 0) tally.step('companies to prepare', companies.length);
  for (const { cik, name } of companies) {
    if (signal?.aborted) return;
    await events.transact(db, async (tx, emit) => {
      const taken = await takeUnprepared(tx, cik);
      if (taken === null) return;
      await prepareDocuments(tx, cik);
      if (taken.cause !== null) await announceFigures(tx, emit, cik, taken.cause);
    });
    tally.item(name);
  }
}

export async function announceFigures(
  tx: Db,
  emit: Emit,
  cik: number,
  cause: ChangedFigures['cause'],
): Promise<void> {
  const symbols = (await listSymbolsOf(tx, cik)).map(({ symbol }) => symbol);
  if (symbols.length > 0) await emit(figuresChanged, { cik, symbols, cause });
}

/** A company without a listing has no one to tell. */
export async function announceReports(tx: Db, emit: Emit, cik: number, today: string): Promise<void> {
  const symbols = (await listSymbolsOf(tx, cik)).map(({ symbol }) => symbol);
  const accessions = await takeNewReports(tx, cik, today);
  if (symbols[0] === undefined || accessions.length === 0) return;
  const figures = await loadCompanyFigures(tx, symbols[0]);
  for (const accession of accessions) {
    const report = figures && describeReport(figures, accession);
    if (report) await emit(reportArrived, { ...report, cik, symbols });
  }
}
