import type { Db } from '../../platform/db/index.ts';
import { putDocuments } from '../../platform/documents/index.ts';
import { findCik, listSymbolsOf, prepareCompany, recordReportedCurrency } from '../company/index.ts';
import { keyFacts, loadBooks, prepareFinancialsFrom } from '../financials/index.ts';
import { prepareValuationFrom } from '../valuation/index.ts';

/** Prepares what pages read, for every listing of a company, after its facts, prices or words changed. */
export async function prepareDocuments(db: Db, cik: number): Promise<void> {
  for (const { symbol } of await listSymbolsOf(db, cik)) {
    const books = await loadBooks(db, symbol);
    if (books === null) continue;
    await recordReportedCurrency(db, cik, books.statements.reportedCurrency);
    const documents = [
      await prepareCompany(db, symbol, keyFacts(books)),
      prepareFinancialsFrom(books),
      prepareValuationFrom(books),
    ];
    await putDocuments(
      db,
      symbol,
      documents.filter((document) => document !== null),
    );
  }
}

/** The same by symbol; each company once. */
export async function prepareDocumentsOf(db: Db, symbols: readonly string[]): Promise<void> {
  const ciks = new Set<number>();
  for (const symbol of symbols) {
    const cik = await findCik(db, symbol);
    if (cik !== null) ciks.add(cik);
  }
  for (const cik of ciks) await prepareDocuments(db, cik);
}
