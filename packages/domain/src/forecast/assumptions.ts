import { type ExpectedFigure, expectedLines } from './consensus-lines.ts';
import { lastConsensusYear } from './consensus-years.ts';
import type { Assumptions, ForecastBase } from './forecast.ts';
import { forecastColumns } from './forecast-horizon.ts';
import { grown } from './levels.ts';

/**
 * The seven percentages of each forecast column, the first estimated year first. Without a consensus
 * there are none of analysts: the averages never pass for theirs.
 *
 * docs/methodology.md, "Assumptions"
 */
export function assumptionsOf(base: ForecastBase, type: 'averages' | 'analysts'): Assumptions[] {
  if (type === 'averages') return withLastingCapex(Array(forecastColumns).fill(base.averages));
  const lastYear = lastConsensusYear(base);
  return lastYear === null ? [] : withLastingCapex(analystsAssumptions(base, lastYear - base.lastYear));
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
 * The assumptions with capital expenditures growing no faster than revenue does over their columns: what a business
 * invests can't take an ever larger part of what it sells, and an average growth of capex is the rate between two single
 * years, of which one may be a low.
 *
 * Formula: capexChange = min(capexChange, compound growth of revenue over the columns); without a rate for each year as it is.
 * @example capex growing 24 % a year with revenue growing 3 % grows 3 %; growing 1 % it still grows 1 %
 *
 * docs/methodology.md, "Assumptions"
 */
export function withLastingCapex(assumptions: readonly Assumptions[]): Assumptions[] {
  const bound = growthOverColumns(assumptions);
  return assumptions.map((year) =>
    bound !== null && year.capexChange !== null && year.capexChange > bound
      ? { ...year, capexChange: bound }
      : year,
  );
}

function growthOverColumns(assumptions: readonly Assumptions[]): number | null {
  const first = assumptions[0]?.revenueChange ?? null;
  if (assumptions.every(({ revenueChange }) => revenueChange === first)) return first;
  const whole = assumptions.reduce<number | null>(
    (product, { revenueChange }) => grown(product, revenueChange),
    1,
  );
  return whole !== null && whole > 0 ? whole ** (1 / assumptions.length) - 1 : null;
}

/**
 * The consensus as percentages, fading linearly to the averages from its last year to the terminal one.
 *
 * Revenue gives revenueChange = revenue(t) / revenue(t-1) - 1. Earnings give margin = EPS x shares(t) / revenue(t),
 * with the share count of this forecast, so that the forecast shows the analysts' EPS. The other five rows, and a line
 * that analysts say nothing of, are the averages. A year they leave out is bridged, and missing where it can't be.
 * Example: 20 % in year 2 (the last with consensus) and an average of 8 % gives 17, 14, 11 and 8 % in years 3 to 6.
 */
function analystsAssumptions(base: ForecastBase, lastAt: number): Assumptions[] {
  const { averages } = base;
  const expected = expectedLines(base);
  const years: Assumptions[] = [];
  let revenue = base.last.revenue;
  let shares = base.last.sharesOutstanding;
  let revenueChange = averages.revenueChange;
  let margin = averages.margin;
  const endOfConsensus = { revenueChange, margin };
  for (let at = 1; at <= forecastColumns; at += 1) {
    shares = grown(shares, averages.sharesOutstandingChange);
    if (at <= lastAt) {
      const before = revenue;
      revenueChange = ofLine(expected.revenue, at, averages.revenueChange, (now) => changeTo(now, before));
      revenue = grown(revenue, revenueChange);
      const now = revenue;
      const count = shares;
      margin = ofLine(expected.earningsPerShare, at, averages.margin, (eps) => marginOf(eps, count, now));
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

/** Beyond the line's own last year, and without one, it is its average. */
function ofLine(
  line: readonly ExpectedFigure[] | null,
  at: number,
  average: number | null,
  rateOf: (value: number | null) => number | null,
): number | null {
  const figure = line?.[at - 1];
  return figure === undefined ? average : rateOf(figure.value);
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
