import { type Assumptions, assumptionsWithCapexFollowingRevenue, type Rate } from '../forecast/index.ts';
import { growthBound, longRunGrowth } from '../method-judgements/index.ts';

/** Whether revenue or capex is taken to grow faster than lasts. */
export function growsTooFast({ revenueChange, capexChange }: Assumptions): boolean {
  return (revenueChange ?? 0) > growthBound || (capexChange ?? 0) > growthBound;
}

/**
 * Six columns in which growth fades to the long-run rate and capex follows revenue.
 *
 * Formula: g1 = min(average growth, max(last year's change, 4 %)), so that a company that has slowed starts from where it
 * is; revenueChange(t) = g1 + (4 % - g1) x (t - 1) / 5. A revenue row at or below 15 % stays as it is. The long-run rate
 * is never above the required return.
 * @example an average of 58.8 % and a last year of 21.7 % give 21.7, 18.2, 14.6, 11.1, 7.5 and 4.0 %
 *
 * docs/methodology.md, "Free cash flow, fading growth"
 */
export function fadedAssumptions(
  assumptions: readonly Assumptions[],
  lastRevenueChange: Rate | null,
  requiredReturn: Rate,
): Assumptions[] {
  const longRun = Math.min(longRunGrowth, requiredReturn);
  const average = assumptions[0]?.revenueChange ?? null;
  if (average === null || average <= growthBound) return assumptionsWithCapexFollowingRevenue(assumptions);
  const start = Math.min(average, Math.max(lastRevenueChange ?? average, longRun));
  const faded = assumptions.map((year, index) => {
    const way = index / (assumptions.length - 1);
    return { ...year, revenueChange: start + (longRun - start) * way };
  });
  return assumptionsWithCapexFollowingRevenue(faded);
}
