import type { IsoDate } from '../../../facts/index.ts';
import type { Figure } from '../../../figures/index.ts';
import { lastDay } from '../../../periods/index.ts';
import { marked } from '../../combine.ts';
import { flow, type Rule, tagsOf } from '../../rule.ts';
import type { PeriodView } from '../../views/period-view.ts';
import { coversItsCost, isProved, proofTags } from './revenue-proof.ts';

/** The names a company may file all its revenue under, and some only a part of it. */
export const totals: readonly Rule[] = [
  flow('us-gaap:Revenues', 'ifrs-full:Revenue'),
  flow('us-gaap:RevenuesNetOfInterestExpense'),
  flow('us-gaap:RevenueFromContractWithCustomerExcludingAssessedTax'),
  flow('us-gaap:SalesRevenueNet'),
  flow('us-gaap:RealEstateRevenueNet'),
  flow('us-gaap:RegulatedAndUnregulatedOperatingRevenue'),
];

export const totalTags: readonly string[] = [...new Set([...tagsOf(totals), ...proofTags])];

interface FiledTotal {
  readonly figure: Figure;
  readonly tag: string;
  readonly filed: IsoDate;
}

/**
 * The totals filed for the period, without those under a tag the company had given up by the time it told the period again
 * under another: the newer telling restates it. A newer one of less than half is what is left after a spin-off where it covers
 * its costs; else it is fees beside rents or the like, and restates nothing.
 */
export function totalsInUse(view: PeriodView): Figure[] {
  const filed = filedTotals(view);
  const whole = greatest(filed.map((total) => total.figure))?.value ?? 0;
  const telling = filed.filter(
    ({ figure: { value } }) => value !== null && (value >= whole / 2 || standsAlone(view, value)),
  );
  const newest = lastDay(telling.map((total) => total.filed)) ?? '';
  const inUse = filed.filter((total) => view.lastUsed(total.tag) >= newest);
  return (inUse.length > 0 ? inUse : filed).map((total) => total.figure);
}

function standsAlone(view: PeriodView, revenue: number): boolean {
  return isProved(view, revenue) || coversItsCost(view, revenue);
}

export function filedTotals(view: PeriodView): FiledTotal[] {
  return totals.flatMap((total) => {
    const figure = total.read(view);
    const [source] = figure.sources;
    if (source === undefined) return [];
    const filed = lastDay(figure.sources.map((it) => it.filed)) ?? '';
    return [{ figure, tag: `${source.taxonomy}:${source.tag}`, filed }];
  });
}

/** Marks a total that replaced another, filed earlier under a tag given up since, of about its size. */
export function restatedAcrossTags(figure: Figure, view: PeriodView): Figure {
  const { value } = figure;
  const replaced = filedTotals(view).some(({ figure: other, filed }) => {
    const apart = Math.abs((other.value ?? 0) - (value ?? 0)) / Math.abs(value ?? 1);
    const earlier = figure.sources.every((source) => filed < source.filed);
    return earlier && apart > 0.0005 && apart < 0.3;
  });
  return replaced ? marked(figure, 'restated') : figure;
}

export function greatest(figures: readonly Figure[]): Figure | null {
  const [first, ...others] = figures;
  if (first === undefined) return null;
  return others.reduce((best, figure) => ((figure.value ?? 0) > (best.value ?? 0) ? figure : best), first);
}
