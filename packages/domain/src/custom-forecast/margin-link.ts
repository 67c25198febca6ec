import { longAverageYears } from '../method-judgements/index.ts';
import type { CellInput } from './custom-forecast.ts';

const leastYears = 5;
const decimals = 3;

/** Figures of a fiscal year, as filed. */
export interface EarnedAndReceived {
  readonly netIncome: number | null;
  readonly cashFlowFromOperatingActivities: number | null;
}

/**
 * How much cash from operations comes with a net income of one: what turns a thesis of margins into one of cash.
 *
 * Formula: median of CFO / net income over the last ten years, of those with net income above zero.
 * Refuses (null): fewer than five such years.
 * Example: Nike, fiscal 2016 to 2025: 1.150, so a margin of 12 % gives CFO of 13.8 % of revenue.
 *
 * docs/methodology.md, "Margin that counts"
 *
 * @param years the oldest first
 */
export function cashConversion(years: readonly EarnedAndReceived[]): number | null {
  const ratios = years.slice(-longAverageYears).flatMap(({ netIncome, cashFlowFromOperatingActivities }) => {
    if (netIncome === null || cashFlowFromOperatingActivities === null || !(netIncome > 0)) return [];
    return [cashFlowFromOperatingActivities / netIncome];
  });
  if (ratios.length < leastYears) return null;
  const sorted = ratios.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const below = sorted[middle - 1] ?? 0;
  const above = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? above : (below + above) / 2;
}

/** What is typed for CFO % of revenue: the ratio stands in the formula, to be read and edited. */
export function marginLink(conversion: number): string {
  return `=margin*${Number(conversion.toFixed(decimals))}`;
}

/** The cash conversion of a cell that is linked to margin; null of any other. */
export function conversionIn(input: CellInput | null | undefined): number | null {
  if (typeof input !== 'string') return null;
  const [, ratio] = /^=\s*margin\s*\*\s*(\d+(?:[.,]\d+)?)$/i.exec(input) ?? [];
  return ratio === undefined ? null : Number(ratio.replace(',', '.'));
}
