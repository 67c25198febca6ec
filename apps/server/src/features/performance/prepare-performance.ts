import { buildChartData } from '@tenfold/domain/performance';
import type { Db } from '../../platform/db/index.ts';
import type { NewDocument } from '../../platform/documents/index.ts';
import { type CompanyFigures, loadCompanyFigures } from '../financials/index.ts';

/** The number rises whenever the same figures would make another document: documents without it are prepared again. */
export const performanceDocument = 'performance.7';

export async function preparePerformance(db: Db, symbol: string): Promise<NewDocument | null> {
  const books = await loadCompanyFigures(db, symbol);
  return books === null ? null : preparePerformanceFrom(books);
}

/** Closes are a document of their own, which a stock price is read from, too. */
export function preparePerformanceFrom({
  listing,
  facts,
  splits,
  statements,
  market,
}: CompanyFigures): NewDocument {
  const { symbol, fiscalYearEnd, sic } = listing;
  const book = buildChartData({ symbol, facts, splits, fiscalYearEnd, sic, statements, market });
  return { kind: performanceDocument, body: JSON.stringify(book) };
}
