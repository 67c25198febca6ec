import type { Figure } from '../../../figures/index.ts';
import { perCompany } from '../../per-company.ts';
import { difference, flow, tagsOf } from '../../rule.ts';
import type { PeriodView } from '../../views/period-view.ts';
import { grossSums } from './revenue-proof.ts';
import { totals, totalsInUse } from './revenue-totals.ts';

const excise = flow('us-gaap:ExciseAndSalesTaxes');
const taxIncluded = flow('us-gaap:RevenueFromContractWithCustomerIncludingAssessedTax');
const afterExcise = [...totals, taxIncluded, flow('us-gaap:SalesRevenueGoodsNet')].map((total) =>
  difference('revenue − excise taxes', total, [excise]),
);

export const exciseTags: readonly string[] = tagsOf([taxIncluded, ...afterExcise]);

/**
 * Sales of tobacco, drink or fuel with the excise in them and without. Without it where the company's own gross profit leaves it
 * out and that can be told of every year; with it in all years where some years cannot be told, as for a company that stops
 * filing its excise taxes.
 *
 * @returns the candidates beside the totals, and whether gross profit decides between them
 *
 * docs/methodology.md, "Revenue"
 */
export function exciseBasis(view: PeriodView): { others: readonly Figure[]; byGrossProfit: boolean } {
  const included = taxIncluded.read(view);
  if (isWithExcise(view)) return { others: [included], byGrossProfit: false };
  return { others: [included, ...afterExcise.map((rule) => rule.read(view))], byGrossProfit: true };
}

const isWithExcise = perCompany((years) => {
  const kinds = years.map(classifyExcise);
  return kinds.includes('taken off') && kinds.includes('unclear');
});

/** How revenue of a year stands to gross profit and cost of revenue. */
function classifyExcise(view: PeriodView): 'agrees' | 'taken off' | 'unclear' {
  const sums = grossSums(view);
  const filed = totalsInUse(view);
  if (sums.length === 0 || filed.some((it) => fits(sums, it))) return 'agrees';
  if (afterExcise.some((rule) => fits(sums, rule.read(view)))) return 'taken off';
  const sum = Math.max(...sums);
  return filed.some(({ value }) => (value ?? 0) > sum * 1.05) ? 'unclear' : 'agrees';
}

/** Whether gross profit and cost of revenue add up to a figure. */
export function fits(sums: readonly number[], { value }: Figure): boolean {
  return value !== null && sums.some((sum) => Math.abs(sum - value) <= 0.0005 * Math.abs(value));
}
