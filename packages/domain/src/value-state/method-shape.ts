import type { ForecastBase } from '../forecast/index.ts';
import { growthBound } from '../method-judgements/index.ts';
import { growsTooFast } from '../valuation/index.ts';
import type { Drivers } from './drivers.ts';
import type { ValueState } from './value-state.ts';

/** What a free cash flow method does with its rows. A typed forecast is only what was typed. */
export function methodShape(
  { forecast, method }: Pick<ValueState, 'forecast' | 'method'>,
  { averages, history: { fiveYearAverages } }: ForecastBase,
): Pick<Drivers, 'capexFollowsRevenue' | 'revenueFades'> {
  if (typeof forecast !== 'string') return { capexFollowsRevenue: false, revenueFades: false };
  const ofAverages = forecast === 'averages';
  switch (method) {
    case 'capexWithRevenue':
      return { capexFollowsRevenue: true, revenueFades: false };
    case 'fadingGrowth':
      return { capexFollowsRevenue: true, revenueFades: ofAverages && isFast(averages.revenueChange) };
    case 'fcfFiveYears': {
      const capexFollowsRevenue = ofAverages && growsTooFast(fiveYearAverages);
      return {
        capexFollowsRevenue,
        revenueFades: capexFollowsRevenue && isFast(fiveYearAverages.revenueChange),
      };
    }
    default:
      return { capexFollowsRevenue: false, revenueFades: false };
  }
}

function isFast(growth: number | null): boolean {
  return (growth ?? 0) > growthBound;
}
