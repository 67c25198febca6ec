import { buildChartData } from '@tenfold/domain/performance';
import type { Db } from '../../platform/db/index.ts';
import type { NewDocument } from '../../platform/documents/index.ts';
import { type CompanyFigures, loadCompanyFigures } from '../financials/index.ts';

/** Raise the number whenever the same figures would make another document: older ones are then rebuilt. */
export const performanceDocument = 'performance.8';

export async function preparePerformance(db: Db, symbol: string): Promise<NewDocument | null> {
  const figures = await loadCompanyFigures(db, symbol);
  return figures === null ? null : preparePerformanceFrom(figures);
}

/** Closes have their own document, which stock prices read too. */
export function preparePerformanceFrom({
  listing,
  facts,
  splits,
  statements,
  market,
}: CompanyFigures): NewDocument {
  const { symbol, fiscalYearEnd, sic } = listing;
  const chartData = buildChartData({ symbol, facts, splits, fiscalYearEnd, sic, statements, market });
  return { kind: performanceDocument, body: JSON.stringify(chartData) };
}
