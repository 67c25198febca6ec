import { type Assumptions, type ForecastBase, forecastColumns } from './forecast.ts';
import { grown } from './levels.ts';

/**
 * The seven percentages of each forecast column, the first estimated year first. Without a consensus
 * there are none of analysts: the averages never pass for theirs.
 *
 * docs/methodology.md, "Assumptions"
 */
export function assumptionsOf(base: ForecastBase, type: 'averages' | 'analysts'): Assumptions[] {
  if (type === 'averages') return Array(forecastColumns).fill(base.averages);
  const lastYear = lastConsensusYear(base);
  return lastYear === null ? [] : analystsAssumptions(base, lastYear - base.lastYear);
}

/**
 * What each column of a person's forecast starts from, also once a consensus it started from is gone: its changes of
 * revenue and its margins are then missing; the other five rows are the averages, as they were with it.
 */
export function startOf(base: ForecastBase, type: 'averages' | 'analysts'): Assumptions[] {
  const assumptions = assumptionsOf(base, type);
  return assumptions.length > 0
    ? assumptions
    : Array(forecastColumns).fill({ ...base.averages, revenueChange: null, margin: null });
}

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

/**
 * The assumptions with capital expenditures growing as revenue does: the way on for a company whose average capex
 * growth outruns its revenue until free cash flow is gone.
 *
 * docs/methodology.md, "Free cash flow, capex with revenue"
 */
export function assumptionsWithCapexFollowingRevenue(assumptions: readonly Assumptions[]): Assumptions[] {
  return assumptions.map((year) => ({ ...year, capexChange: year.revenueChange }));
}

/**
 * The consensus as percentages, fading linearly to the averages from its last year to the terminal one.
 *
 * Revenue gives revenueChange = revenue(t) / revenue(t-1) - 1. Earnings give margin = EPS x shares(t) / revenue(t),
 * with the share count of this forecast, so that the forecast shows the analysts' EPS. The other five rows are the
 * averages: analysts' consensus does not cover them.
 * Example: 20 % in year 2 (the last with consensus) and an average of 8 % gives 17, 14, 11 and 8 % in years 3 to 6.
 */
function analystsAssumptions(base: ForecastBase, lastAt: number): Assumptions[] {
  const { averages } = base;
  const years: Assumptions[] = [];
  let revenue = base.last.revenue;
  let shares = base.last.sharesOutstanding;
  let revenueChange = averages.revenueChange;
  let margin = averages.margin;
  const endOfConsensus = { revenueChange, margin };
  for (let at = 1; at <= forecastColumns; at += 1) {
    shares = grown(shares, averages.sharesOutstandingChange);
    if (at <= lastAt) {
      const consensus = base.consensus.find((year) => year.fiscalYear === base.lastYear + at);
      revenueChange = changeTo(consensus?.revenue ?? null, revenue) ?? averages.revenueChange;
      revenue = grown(revenue, revenueChange);
      margin = marginOf(consensus?.earningsPerShare ?? null, shares, revenue) ?? averages.margin;
      endOfConsensus.revenueChange = revenueChange;
      endOfConsensus.margin = margin;
    } else {
      const way = (at - lastAt) / (forecastColumns - lastAt);
      revenueChange = between(endOfConsensus.revenueChange, averages.revenueChange, way);
      margin = between(endOfConsensus.margin, averages.margin, way);
      revenue = grown(revenue, revenueChange);
    }
    years.push({ ...averages, revenueChange, margin });
  }
  return years;
}

function changeTo(now: number | null, before: number | null): number | null {
  return now === null || before === null || !(before > 0) ? null : now / before - 1;
}

function marginOf(earningsPerShare: number | null, shares: number | null, revenue: number | null) {
  if (earningsPerShare === null || shares === null || revenue === null || !(revenue > 0)) return null;
  return (earningsPerShare * shares) / revenue;
}

function between(from: number | null, to: number | null, way: number): number | null {
  return from === null || to === null ? null : from + (to - from) * way;
}
