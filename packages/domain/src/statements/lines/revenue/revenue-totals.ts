import type { IsoDate } from '../../../facts/index.ts';
import { type Figure, missing } from '../../../figures/index.ts';
import { lastDay } from '../../../periods/index.ts';
import { marked } from '../../combine.ts';
import { perCompany } from '../../per-company.ts';
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

/** How far two totals of one report may be apart and still be one. */
const sameTotal = 0.01;

interface OtherMeasure {
  /** The total that is another measure, such as that of the segments, and the one the company's revenue is. */
  readonly total: Rule;
  readonly whole: Rule;
  /** The first report that uses the tag of the revenue. */
  readonly since: IsoDate;
}

/**
 * Totals that a company files in one report now above and now below another total: not all of its revenue and a part, but another
 * measure, such as the revenue of its segments. The one that costs and profit prove is its revenue in all years, else the larger
 * in more years.
 *
 * @example contracts 1,480 and revenues 1,085, a year later 958 and 1,218, then 1,765 and 1,433: contracts
 */
const otherMeasures = perCompany((years): OtherMeasure[] =>
  totals.flatMap((one, at) =>
    totals.slice(at + 1).flatMap((other) => {
      const both = years.flatMap((year) => pairIn(year, one, other));
      const more = both.filter(({ a, b }) => a > b * (1 + sameTotal)).length;
      const less = both.filter(({ a, b }) => b > a * (1 + sameTotal)).length;
      if (more === 0 || less === 0) return [];
      const proved = (side: 'a' | 'b') => both.filter((it) => isProved(it.year, it[side])).length;
      const ahead = proved('a') - proved('b') || more - less;
      const [whole, total] = ahead > 0 ? [one, other] : [other, one];
      const since =
        whole.tags.map((tag) => both[0]?.year.firstUsed(tag) ?? '').find((day) => day !== '') ?? '';
      return [{ total, whole, since }];
    }),
  ),
);

function pairIn(year: PeriodView, one: Rule, other: Rule) {
  const [first, second] = [one.read(year), other.read(year)];
  const [a, b] = [first.sources[0], second.sources[0]];
  if (first.value === null || second.value === null || a === undefined || b === undefined) return [];
  return a.accession === b.accession ? [{ year, a: first.value, b: second.value }] : [];
}

/** A total as read, but of another measure not at all, or as told before it was that. */
function readTotal(total: Rule, view: PeriodView): Figure {
  const figure = total.read(view);
  const other = otherMeasures(view).find((it) => it.total === total);
  const [source] = figure.sources;
  if (other === undefined || source === undefined || source.filed < other.since) return figure;
  if (other.whole.read(view).value !== null) return missing('not_filed');
  return view.flowBefore(`${source.taxonomy}:${source.tag}`, other.since) ?? figure;
}

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
  const comparable = filed.filter(
    ({ figure: { value } }) => value !== null && (value >= whole / 2 || standsAlone(view, value)),
  );
  const newest = lastDay(comparable.map((total) => total.filed)) ?? '';
  const inUse = filed.filter((total) => view.lastUsedForLength(total.tag) >= newest);
  return (inUse.length > 0 ? inUse : filed).map((total) => total.figure);
}

function standsAlone(view: PeriodView, revenue: number): boolean {
  return isProved(view, revenue) || coversItsCost(view, revenue);
}

export function filedTotals(view: PeriodView): FiledTotal[] {
  return totals.flatMap((total) => {
    const figure = readTotal(total, view);
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
