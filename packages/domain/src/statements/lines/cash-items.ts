import { firstOf, firstOrFallback, flow, largest, type Rule, sum } from '../rule.ts';

/**
 * What wore out in the period, of the whole company. Filers put totals and the part of one segment under several of
 * these tags: the largest is the whole. Depreciation alone leaves out what was paid for other companies.
 *
 * @example McDonald's 2025: 2,199 for the company beside 457 of one segment: 2,199 million. AbbVie 2025 files no total:
 * 762 + 7,377 = 8,139 million
 *
 * docs/methodology.md, "Cash flow items"
 */
export const depreciationAndAmortization: Rule = firstOrFallback(
  largest(
    flow('us-gaap:DepreciationDepletionAndAmortization', 'ifrs-full:DepreciationAndAmortisationExpense'),
    flow('us-gaap:DepreciationAmortizationAndAccretionNet'),
    flow('us-gaap:DepreciationAndAmortization'),
  ),
  sum('depreciation + amortization of intangible assets', [
    flow('us-gaap:Depreciation'),
    flow('us-gaap:AmortizationOfIntangibleAssets'),
  ]),
);

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
