import { firstOf, flow, type Rule, sum } from '../rule.ts';

/** The part of the consolidated profit that belongs to others, who own a share of a subsidiary. */
export const profitOfOthers: Rule = firstOf(
  flow(
    'us-gaap:NetIncomeLossAttributableToNoncontrollingInterest',
    'ifrs-full:ProfitLossAttributableToNoncontrollingInterests',
  ),
  sum(
    'non-redeemable + redeemable non-controlling part',
    [flow('us-gaap:NetIncomeLossAttributableToNonredeemableNoncontrollingInterest')],
    [flow('us-gaap:NetIncomeLossAttributableToRedeemableNoncontrollingInterest')],
  ),
);
