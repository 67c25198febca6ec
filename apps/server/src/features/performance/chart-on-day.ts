import { columnsOf } from '@tenfold/domain/prices';
import type { CompanyFigures } from '../financials/index.ts';
import type { Company } from './build-chart.ts';
import { chartDataOf } from './prepare-performance.ts';
import { readReports } from './prepare-reports.ts';

/** What a chart is drawn from on a past day: closes alone, as trades within a day aren't kept. */
export function chartOnDay(figures: CompanyFigures): Company {
  const { closes } = figures.market;
  return {
    chartData: chartDataOf(figures, readReports(figures)),
    prices: { closes, columns: columnsOf(closes) },
    sessions: [],
  };
}
