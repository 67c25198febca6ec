import type { ForecastBase } from './forecast.ts';
import { forecastColumns } from './forecast-horizon.ts';

/** The last year for which analysts say anything of this forecast's years; null without any. */
export function lastConsensusYear(base: ForecastBase): number | null {
  for (let year = base.lastYear + forecastColumns; year > base.lastYear; year -= 1) {
    if (hasConsensus(base, year)) return year;
  }
  return null;
}

export function hasConsensus(base: ForecastBase, year: number): boolean {
  const consensus = base.consensus.find(({ fiscalYear }) => fiscalYear === year);
  return consensus !== undefined && (consensus.revenue !== null || consensus.earningsPerShare !== null);
}
