import { sql } from 'kysely';
import type { Progress } from '../../platform/commands/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { saveDocuments } from '../../platform/documents/index.ts';
import {
  chiefExecutivesDocument,
  closesDocument,
  companyDocument,
  listSymbolsOf,
  overviewDocument,
  prepareChiefExecutives,
  prepareCloses,
  prepareCompany,
  recordReportedCurrency,
} from '../company/index.ts';
import {
  describeKeyFacts,
  financialsDocument,
  latestYearDocument,
  loadCompanyFigures,
  loadFiled,
  moreRowsDocument,
  prepareFinancials,
  prepareLatestYear,
  prepareMoreRows,
  prepareQuality,
  qualityDocument,
} from '../financials/index.ts';
import { performanceDocument, preparePerformance, reportsDocument } from '../performance/index.ts';
import {
  lensDocument,
  prepareLens,
  prepareOverview,
  prepareValuation,
  valuationDocument,
} from '../valuation/index.ts';

/** For each listing of a company; returns how many. */
export async function prepareDocuments(db: Db, cik: number): Promise<number> {
  const listings = await listSymbolsOf(db, cik);
  const filed = await loadFiled(db, cik);
  for (const { symbol } of listings) {
    const figures = await loadCompanyFigures(db, symbol, filed);
    if (figures === null) continue;
    await recordReportedCurrency(db, cik, figures.statements.reportedCurrency);
    const documents = [
      await prepareCompany(db, symbol, describeKeyFacts(figures)),
      await prepareChiefExecutives(db, cik),
      prepareCloses(figures.market.currency, figures.market.closes, figures.splits.at(-1)?.effective ?? null),
      prepareFinancials(figures),
      prepareLatestYear(figures),
      prepareMoreRows(figures),
      prepareQuality(figures),
      prepareValuation(figures),
      await prepareOverview(db, figures),
      prepareLens(figures),
      ...(await preparePerformance(db, figures)),
    ];
    await saveDocuments(
      db,
      symbol,
      documents.filter((document) => document !== null),
    );
  }
  return listings.length;
}

/** Deletes documents of older releases last: their processes may still be answering. */
export async function prepareMissingDocuments(db: Db, progress: Progress): Promise<void> {
  const { rows } = await sql<{ cik: number; name: string }>`
    select cik, min(company.name) as name from listing join company using (cik)
     where (select count(*) from document
             where document.subject = listing.symbol and kind = any (${documentKinds}::text[])) < ${documentKinds.length}
     group by cik order by min(rank)`.execute(db);
  if (rows.length > 0) progress({ type: 'step', name: 'companies to prepare', total: rows.length });
  for (const { cik, name } of rows) {
    await prepareDocuments(db, Number(cik));
    progress({ type: 'item', name });
  }
  await sql`delete from document where kind <> all (${documentKinds}::text[])`.execute(db);
}

export const documentKinds = [
  companyDocument,
  chiefExecutivesDocument,
  closesDocument,
  financialsDocument,
  latestYearDocument,
  moreRowsDocument,
  qualityDocument,
  valuationDocument,
  overviewDocument,
  lensDocument,
  performanceDocument,
  reportsDocument,
];
