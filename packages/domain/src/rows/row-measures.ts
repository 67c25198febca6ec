import type { Growth } from '../growth/index.ts';
import type { AnyRowKey, RowDefinition } from './more-rows.ts';
import type { RowKey } from './row-keys.ts';

/** How a row is shown: as it is, as a share of its total, or as the change against a year before. */
export type RowMeasure = 'values' | 'share' | 'growth';

/**
 * The total a row is a share of: revenue for the income statement and cash flow, total assets for the balance sheet.
 * Null where a share has no meaning: prices, ratios, per-share figures, numbers of shares.
 *
 * docs/methodology.md, "Shares of a total and growth by row"
 */
export function totalOf({ unit, group }: Pick<RowDefinition, 'unit' | 'group'>): RowKey | null {
  if (unit !== 'millions') return null;
  if (group === 'pl' || group === 'cf') return 'revenue';
  return group === 'bs' ? 'totalAssets' : null;
}

/**
 * A part of its total, a fraction.
 *
 * Refuses: a total of zero or less.
 * Example: capex 10 of revenue 200 is 0.05; net income -10 of revenue 200 is -0.05.
 *
 * docs/methodology.md, "Shares of a total and growth by row"
 */
export function shareOfTotal(part: number, total: number): Growth {
  return total > 0 ? { ok: true, rate: part / total } : { ok: false, why: 'whole_not_positive' };
}

/** Whether a change says something of a row: not of percentages and ratios, nor where the sign has a meaning of its own. */
export function hasGrowth({ key, unit }: Pick<RowDefinition, 'key' | 'unit'>): boolean {
  return unit !== 'percent' && unit !== 'ratio' && !signed.has(key);
}

const signed: ReadonlySet<AnyRowKey> = new Set(['netDebt', 'enterpriseValue', 'stockPriceRange']);
