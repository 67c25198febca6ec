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
import { prepareDocuments } from './prepare-documents.ts';

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
