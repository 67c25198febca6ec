import { firstOf, firstOrFallback, flow, type Rule, sum } from '../rule.ts';

export const pretaxIncome: Rule = firstOf(
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
    flow('us-gaap:IncomeLossFromContinuingOperationsBeforeIncomeTaxesDomestic'),
    flow('us-gaap:IncomeLossFromContinuingOperationsBeforeIncomeTaxesForeign'),
  ]),
);
