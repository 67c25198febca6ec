import { marked } from '../../combine.ts';
import { firstOf, firstOrFallback, flow, largest, type Rule, sum, tagsOf } from '../../rule.ts';
import { amortizationApart, depreciationAlone, otherAsTotal } from './totals-by-another-name.ts';

const filed = firstOrFallback(
  largest(
    flow('us-gaap:DepreciationDepletionAndAmortization', 'ifrs-full:DepreciationAndAmortisationExpense'),
    flow('us-gaap:DepreciationAmortizationAndAccretionNet'),
    flow('us-gaap:DepreciationAndAmortization'),
  ),
  sum('depreciation + amortization of intangible assets', [
    flow(
      'us-gaap:Depreciation',
      'ifrs-full:AdjustmentsForDepreciationExpense',
      'ifrs-full:DepreciationExpense',
    ),
    flow(
      'us-gaap:AmortizationOfIntangibleAssets',
      'ifrs-full:AdjustmentsForAmortisationExpense',
      'ifrs-full:AmortisationExpense',
    ),
  ]),
);
const byAnotherName = firstOf(otherAsTotal, amortizationApart, depreciationAlone);

/**
 * What wore out in the period, of the whole company. Filers put totals and the part of one segment under several of
 * these tags: the largest is the whole. Depreciation alone leaves out what was paid for other companies. Another name counts in years,
 * and their quarters, in which none of these is filed.
 *
 * @example McDonald's 2025: 2,199 for the company beside 457 of one segment: 2,199 million. AbbVie 2025 files no total:
 * 762 + 7,377 = 8,139 million
 *
 * docs/methodology.md, "Cash flow items"
 */
export const depreciationAndAmortization: Rule = {
  tags: tagsOf([filed, byAnotherName]),
  read(view) {
    const figure = filed.read(view);
    const isFiledInYear = view.years().some((year) => filed.read(year).value !== null);
    if (figure.value !== null || isFiledInYear) return figure;
    const other = byAnotherName.read(view);
    return other.value === null ? figure : marked(other, 'fallback_tag');
  },
};
