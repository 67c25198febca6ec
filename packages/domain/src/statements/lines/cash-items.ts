import { firstOf, firstOrFallback, flow, largest, type Rule, sum } from '../rule.ts';

/** docs/methodology.md, "Cash flow items" */
export const stockCompensation: Rule = firstOrFallback(
  flow('us-gaap:ShareBasedCompensation', 'ifrs-full:AdjustmentsForSharebasedPayments'),
  flow('us-gaap:AllocatedShareBasedCompensationExpense'),
);

/** Cash paid for shares of the company's own; what new shares brought in is not set against it. */
export const buybacks: Rule = firstOf(
  flow('us-gaap:PaymentsForRepurchaseOfCommonStock', 'ifrs-full:PaymentsToAcquireOrRedeemEntitysShares'),
  flow('us-gaap:PaymentsForRepurchaseOfEquity'),
);

const paidToAll = flow(
  'us-gaap:PaymentsOfDividends',
  'ifrs-full:DividendsPaidToEquityHoldersOfParentClassifiedAsFinancingActivities',
  'ifrs-full:DividendsPaidClassifiedAsFinancingActivities',
);
const paidByClass = sum(
  'dividends of common + preferred shares',
  [],
  [
    firstOf(flow('us-gaap:PaymentsOfDividendsCommonStock'), flow('us-gaap:PaymentsOfOrdinaryDividends')),
    flow('us-gaap:PaymentsOfDividendsPreferredStockAndPreferenceStock'),
  ],
);

/**
 * Cash paid to all shareholders: of a total and its parts, the larger. Declared dividends are not paid ones.
 *
 * @example to common shares 200, to preferred shares 30: 230
 *
 * docs/methodology.md, "Cash flow items"
 */
export const dividendsPaid: Rule = largest(paidToAll, paidByClass);
