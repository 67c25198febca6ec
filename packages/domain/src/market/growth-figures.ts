import { breaksSeries, type Column, growthFigure } from '../columns/index.ts';
import { type Figure, missing } from '../figures/index.ts';
import type { Consensus } from '../forecast/index.ts';
import { compoundGrowth } from '../growth/index.ts';
import type { RowKey } from '../rows/index.ts';

/**
 * Compound growth over exactly so many fiscal years up to the last one on file, a fraction.
 *
 * Refuses: no column that many years before (`history_too_short`; ten years need eleven year-ends); a basis that changed in
 * between; no value at either end; a start or an end of zero or below.
 * Example: EPS 2.00 in FY 2015 and 4.00 in FY 2025 is 2^(1/10) - 1 = 0.0718.
 *
 * docs/methodology.md, "Growth"
 */
export function growthOverYears(annual: readonly Column[], key: RowKey, years: number): Figure {
  const last = annual.at(-1);
  if (last === undefined || last.year === null) return missing('history_too_short');
  const startYear = last.year - years;
  const first = annual.find((column) => column.year === startYear);
  if (first === undefined) return missing('history_too_short');
  const after = annual.slice(annual.indexOf(first) + 1);
  if (after.some((column) => breaksSeries(column.figures[key]))) return missing('basis_changed');
  const formula = `(FY ${last.year} ÷ FY ${startYear})^(1/${years}) − 1`;
  return growthSince(first.figures[key], last.figures[key], years, formula);
}

/** The compound rate between two figures so many years apart; as growthOverYears, with null for a start not on file. */
export function growthSince(start: Figure | null, end: Figure, years: number, formula: string): Figure {
  if (start === null) return missing('history_too_short');
  if (start.value === null || end.value === null) return missing(end.why ?? start.why ?? 'part_missing');
  return growthFigure(compoundGrowth(start.value, end.value, years), [start, end], formula);
}

export type GrowthSource = 'analysts' | 'five_years';

/**
 * Expected growth of earnings per share: between the first and the last year of the analysts'
 * consensus, else the compound rate of the last five fiscal years. Consensus is compared with consensus because
 * analysts leave out charges that filed earnings include; growth from filed to expected would count them as growth.
 * Refuses: growth of zero or below is kept, for the ratio to refuse; else as growthOverYears.
 * Example: consensus EPS 5.00 for 2026 and 5.50 for 2027 is 0.1 by analysts.
 *
 * docs/methodology.md, "Growth rates and PEG"
 */
export function expectedGrowth(
  annual: readonly Column[],
  consensus: readonly Consensus[],
): { readonly growth: Figure; readonly source: GrowthSource } {
  const lastYear = annual.at(-1)?.year ?? null;
  const expected = consensus
    .filter((year) => year.earningsPerShare !== null && (lastYear === null || year.fiscalYear > lastYear))
    .toSorted((left, right) => left.fiscalYear - right.fiscalYear);
  const first = expected[0];
  const last = expected.at(-1);
  if (first !== undefined && last !== undefined && last.fiscalYear > first.fiscalYear) {
    const years = last.fiscalYear - first.fiscalYear;
    const rate = compoundGrowth(first.earningsPerShare ?? 0, last.earningsPerShare ?? 0, years);
    const formula = `consensus EPS FY ${first.fiscalYear} to FY ${last.fiscalYear}, a year`;
    return { growth: growthFigure(rate, [], formula), source: 'analysts' };
  }
  return { growth: growthOverYears(annual, 'earningsPerShare', 5), source: 'five_years' };
}
