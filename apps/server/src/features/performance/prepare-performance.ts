import { buildChartData, type ChartData } from '@tenfold/domain/performance';
import type { Db } from '../../platform/db/index.ts';
import type { NewDocument } from '../../platform/documents/index.ts';
import { type CompanyFigures, loadCompanyFigures } from '../financials/index.ts';

/** Raise the number whenever the same figures would make another document: older ones are then rebuilt. */
export const performanceDocument = 'performance.10';

export async function preparePerformance(db: Db, symbol: string): Promise<NewDocument | null> {
  const figures = await loadCompanyFigures(db, symbol);
  return figures === null ? null : preparePerformanceFrom(figures);
}

/** Closes have their own document, which stock prices read too. */
export function preparePerformanceFrom(figures: CompanyFigures): NewDocument {
  return { kind: performanceDocument, body: JSON.stringify(chartDataOf(figures)) };
}

export function chartDataOf(figures: CompanyFigures): ChartData {
  const { listing, facts, splits, statements, market, corrections = [] } = figures;
  const { symbol, fiscalYearEnd, sic } = listing;
  return buildChartData({
    symbol,
    facts,
    splits,
    fiscalYearEnd,
    sic,
    corrections,
    statements,
    market,
  });
}
