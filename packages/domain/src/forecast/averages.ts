import type { AverageColumn } from '../columns/index.ts';
import type { RowKey } from '../rows/index.ts';
import type { Assumptions } from './forecast.ts';

/**
 * What an averages forecast goes on with: margins are the mean of the years; growth is the compound
 * rate of the level, and not the mean of the yearly changes, which is above
 * what the company grew whenever its years differ (+100 %, −50 % is a mean of 25 % and no growth at all).
 *
 * A level without a compound rate (it started or ended at zero or below) goes on with the mean of its changes.
 * Example: revenue 100, 200, 100 goes on with 0, not 0.25.
 *
 * docs/methodology.md, "Assumptions"
 */
export function averagesOf({ figures }: AverageColumn): Assumptions {
  const growth = (level: RowKey, change: RowKey) => figures[level].value ?? figures[change].value;
  return {
    revenueChange: growth('revenue', 'revenueChange'),
    margin: figures.margin.value,
    percentageCfoOfRevenue: figures.percentageCfoOfRevenue.value,
    capexChange: growth('capex', 'capexChange'),
    totalAssetsChange: growth('totalAssets', 'totalAssetsChange'),
    percentageLiabilitiesOfAssets: figures.percentageLiabilitiesOfAssets.value,
    sharesOutstandingChange: growth('sharesOutstanding', 'sharesOutstandingChange'),
  };
}
