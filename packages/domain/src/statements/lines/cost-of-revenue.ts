import { missing } from '../../figures/index.ts';
import { lastDay } from '../../periods/index.ts';
import { flow, type Rule, tagsOf } from '../rule.ts';
import { costs, filedCost } from './costs.ts';
import { filedTotals, totals } from './revenue/revenue-totals.ts';

/** What a health plan pays for care stands beside the cost of the products it sells. */
const claimsPaid = flow(
  'us-gaap:PolicyholderBenefitsAndClaimsIncurredNet',
  'us-gaap:PolicyholderBenefitsAndClaimsIncurredHealthCare',
);

/**
 * Cost of revenue, where it is the cost of all of it. A carmaker with a bank files the cost of its cars only, and their
 * sales as a second, somewhat smaller total beside the whole.
 */
export const costOfRevenue: Rule = {
  tags: tagsOf([...costs, ...totals, claimsPaid]),
  read(view) {
    const filed = filedTotals(view);
    const newest = lastDay(filed.map((total) => total.filed));
    const values = filed.filter((total) => total.filed === newest).map((total) => total.figure.value ?? 0);
    const whole = Math.max(...values);
    const inPart = values.some((value) => value > 0.5 * whole && value < 0.95 * whole);
    const claims = claimsPaid.read(view).value ?? 0;
    return inPart || claims > 0.05 * whole ? missing('part_missing') : filedCost.read(view);
  },
};
