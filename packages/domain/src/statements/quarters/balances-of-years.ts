import { levelLines, type Statement } from '../line.ts';

/**
 * Fourth quarters with the balances of their years: both end on one day. Some rules, such as whether anything is owed,
 * also look at what flowed in the period, and a quarter's flows say less than a year's.
 *
 * @example no debt on the balance sheet of 2016, and a loan drawn and repaid within its fourth quarter: 0 in both
 *
 * docs/methodology.md, "Debt"
 */
export function withBalancesOfYears(
  quarterly: readonly Statement[],
  annual: readonly Statement[],
): Statement[] {
  const years = new Map(annual.map((year) => [year.period.end, year]));
  return quarterly.map((quarter) => {
    const year = years.get(quarter.period.end);
    if (year === undefined) return quarter;
    const balances = Object.fromEntries(levelLines.map((key) => [key, year.lines[key]]));
    return { ...quarter, lines: { ...quarter.lines, ...balances } };
  });
}
