import type { Db } from '../../platform/db/index.ts';
import { putDocuments } from '../../platform/documents/index.ts';
import { findCik, listSymbolsOf, prepareCompany, recordReportedCurrency } from '../company/index.ts';
import { loadStatements, prepareFinancials } from '../financials/index.ts';
import { prepareValuation } from '../valuation/index.ts';

/** Prepares what pages read, for every listing of a company, after its facts or its prices changed. */
export async function prepareDocuments(db: Db, cik: number): Promise<void> {
  for (const { symbol } of await listSymbolsOf(db, cik)) {
    const statements = await loadStatements(db, symbol);
    await recordReportedCurrency(db, cik, statements?.reportedCurrency ?? null);
    const bodies = {
      company: await prepareCompany(db, symbol),
      financials: await prepareFinancials(db, symbol),
      valuation: await prepareValuation(db, symbol),
    };
    await putDocuments(
      db,
      symbol,
      Object.entries(bodies).flatMap(([kind, body]) => (body === null ? [] : [{ kind, body }])),
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
