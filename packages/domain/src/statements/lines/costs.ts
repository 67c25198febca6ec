import { firstOf, flow, type Rule, sum } from '../rule.ts';

/** The names of one cost: of all revenue, or of what was sold. */
export const costs: readonly Rule[] = [
  flow('us-gaap:CostOfRevenue', 'ifrs-full:CostOfSales'),
  flow('us-gaap:CostOfGoodsAndServicesSold'),
  sum('cost of goods + services', [flow('us-gaap:CostOfGoodsSold')], [flow('us-gaap:CostOfServices')]),
];

export const filedCost: Rule = firstOf(...costs);
