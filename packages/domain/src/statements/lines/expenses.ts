import { difference, firstOf, firstOrFallback, flow, type Rule, sum } from '../rule.ts';
import { costOfAllRevenue, filedGrossProfit } from './income.ts';
import { revenue } from './revenue/revenue.ts';

/**
 * What the revenue of the period cost to make or to buy. Not derived from a gross profit that was derived from it.
 *
 * @example revenue 100, gross profit 40, no cost filed: 60
 *
 * docs/methodology.md, "Costs"
 */
export const costOfRevenue: Rule = firstOf(
  costOfAllRevenue,
  difference('revenue − gross profit', revenue, [filedGrossProfit]),
);

/** docs/methodology.md, "Costs" */
export const researchAndDevelopment: Rule = firstOrFallback(
  flow('us-gaap:ResearchAndDevelopmentExpense', 'ifrs-full:ResearchAndDevelopmentExpense'),
  flow('us-gaap:ResearchAndDevelopmentExpenseExcludingAcquiredInProcessCost'),
  flow('us-gaap:ResearchAndDevelopmentExpenseSoftwareExcludingAcquiredInProcessCost'),
);

const selling = firstOf(
  flow('us-gaap:SellingAndMarketingExpense', 'ifrs-full:SellingExpense', 'ifrs-full:DistributionCosts'),
  flow('us-gaap:SellingExpense'),
  flow('us-gaap:MarketingExpense'),
);
const administrative = flow(
  'us-gaap:GeneralAndAdministrativeExpense',
  'ifrs-full:GeneralAndAdministrativeExpense',
  'ifrs-full:AdministrativeExpense',
);

/**
 * Selling, general and administrative expense. One of its parts alone is not the whole: a landlord that files general and
 * administrative expense has its selling among other costs.
 *
 * @example sales and marketing 30, general and administrative 12, no total: 42
 *
 * docs/methodology.md, "Costs"
 */
export const sellingGeneralAdministrative: Rule = firstOf(
  flow('us-gaap:SellingGeneralAndAdministrativeExpense', 'ifrs-full:SellingGeneralAndAdministrativeExpense'),
  sum('selling and marketing + general and administrative', [selling, administrative]),
);

/** A part of SG&A that the notes name, most often once a year. docs/methodology.md, "Costs" */
export const advertising: Rule = firstOrFallback(
  flow('us-gaap:AdvertisingExpense'),
  flow('us-gaap:MarketingAndAdvertisingExpense'),
);
