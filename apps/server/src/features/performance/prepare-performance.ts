import { buildChartData, type ChartData, type PointInTimeFigures } from '@tenfold/domain/performance';
import type { Db } from '../../platform/db/index.ts';
import type { NewDocument } from '../../platform/documents/index.ts';
import type { CompanyFigures } from '../financials/index.ts';
import { prepareReports } from './prepare-reports.ts';

/** Raise the number whenever the same figures would make another document: older ones are then rebuilt. */
export const performanceDocument = 'performance.10';

/** Closes have their own document, which stock prices read too. */
export async function preparePerformance(db: Db, figures: CompanyFigures): Promise<NewDocument[]> {
  const { reports, document } = await prepareReports(db, figures);
  return [document, { kind: performanceDocument, body: JSON.stringify(chartDataOf(figures, reports)) }];
}

export function chartDataOf(
  { listing: { symbol }, statements, market }: CompanyFigures,
  reports: readonly PointInTimeFigures[],
): ChartData {
  return buildChartData({ symbol, statements, market, reports });
}
