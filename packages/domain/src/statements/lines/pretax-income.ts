import { missing } from '../../figures/index.ts';
import { firstOf, firstOrFallback, flow, type Rule, sum, tagsOf } from '../rule.ts';

const domestic = flow('us-gaap:IncomeLossFromContinuingOperationsBeforeIncomeTaxesDomestic');

/** The pretax income that was filed: it proves other lines. */
export const filedPretaxIncome: Rule = firstOf(
  firstOrFallback(
    flow(
      'us-gaap:IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest',
      'ifrs-full:ProfitLossBeforeTax',
    ),
    flow(
      'us-gaap:IncomeLossFromContinuingOperationsBeforeIncomeTaxesMinorityInterestAndIncomeLossFromEquityMethodInvestments',
    ),
  ),
  sum('domestic + foreign income before tax', [
    domestic,
    flow('us-gaap:IncomeLossFromContinuingOperationsBeforeIncomeTaxesForeign'),
  ]),
);

const profit = firstOf(flow('us-gaap:ProfitLoss'), flow('us-gaap:NetIncomeLoss'));
const tax = flow('us-gaap:IncomeTaxExpenseBenefit');
const profitAndTax = sum('net income with others’ + income tax', [profit, tax]);
const ofOthers = [
  flow('us-gaap:IncomeLossFromDiscontinuedOperationsNetOfTax'),
  flow('us-gaap:IncomeLossFromDiscontinuedOperationsNetOfTaxAttributableToReportingEntity'),
  flow('us-gaap:IncomeLossFromEquityMethodInvestments'),
];

/** Earned at home alone, filed without a part from abroad. */
const nearDomestic = 0.001;

/**
 * Income before tax; where none is filed, what is left of it after tax and the tax. Not where something was discontinued, or others'
 * companies earned a part: both may stand below the tax, unless it is what was earned at home.
 *
 * @example profit 394.9 with minorities, tax 4.0, nothing filed before it: 398.9
 *
 * docs/methodology.md, "Interest and tax"
 */
export const pretaxIncome: Rule = {
  tags: tagsOf([filedPretaxIncome, profitAndTax, domestic, ...ofOthers]),
  read(view) {
    const filed = filedPretaxIncome.read(view);
    if (filed.value !== null || view.years().some((year) => filedPretaxIncome.read(year).value !== null)) {
      return filed;
    }
    const made = profitAndTax.read(view);
    if (made.value === null) return filed;
    const isBelowTax = ofOthers.some((rule) => (rule.read(view).value ?? 0) !== 0);
    const apart = Math.abs((domestic.read(view).value ?? Number.NaN) - made.value);
    return isBelowTax && !(apart <= Math.abs(made.value) * nearDomestic) ? missing('part_missing') : made;
  },
};
