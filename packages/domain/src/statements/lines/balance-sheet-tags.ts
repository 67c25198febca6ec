import { balance, firstOf, firstOrFallback, largest, memoizeRule, type Rule, sum } from '../rule.ts';

export const filedAssets = memoizeRule(
  firstOf(
    balance('us-gaap:Assets', 'ifrs-full:Assets'),
    balance('us-gaap:LiabilitiesAndStockholdersEquity', 'ifrs-full:EquityAndLiabilities'),
  ),
);
/** Tags of liabilities and equity together, which is the assets' own value. */
export const balanceSheetTotal = balance(
  'us-gaap:LiabilitiesAndStockholdersEquity',
  'ifrs-full:EquityAndLiabilities',
);

export const currentAssets: Rule = balance('us-gaap:AssetsCurrent', 'ifrs-full:CurrentAssets');
export const currentLiabilities: Rule = balance('us-gaap:LiabilitiesCurrent', 'ifrs-full:CurrentLiabilities');
export const filedLiabilities = balance('us-gaap:Liabilities', 'ifrs-full:Liabilities');
export const liabilitiesByDueDate = sum('current + non-current liabilities', [
  currentLiabilities,
  balance('us-gaap:LiabilitiesNoncurrent', 'ifrs-full:NoncurrentLiabilities'),
]);

export const parentEquity = balance(
  'us-gaap:StockholdersEquity',
  'us-gaap:PartnersCapital',
  'us-gaap:MembersEquity',
  'ifrs-full:EquityAttributableToOwnersOfParent',
);
export const wholeEquity = balance(
  'us-gaap:StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest',
  'us-gaap:PartnersCapitalIncludingPortionAttributableToNoncontrollingInterest',
  'ifrs-full:Equity',
);
export const filedMinority = firstOrFallback(
  balance('us-gaap:MinorityInterest', 'ifrs-full:NoncontrollingInterests'),
  balance('us-gaap:NonredeemableNoncontrollingInterest'),
);

const redeemableInterest = largest(
  balance('us-gaap:RedeemableNoncontrollingInterestEquityCarryingAmount'),
  balance('us-gaap:TemporaryEquityCarryingAmountAttributableToNoncontrollingInterest'),
  balance('us-gaap:RedeemableNoncontrollingInterestEquityFairValue'),
  balance('us-gaap:RedeemableNoncontrollingInterestEquityRedemptionValue'),
  sum(
    'redeemable common + preferred + other interest',
    [],
    [
      balance('us-gaap:RedeemableNoncontrollingInterestEquityCommonCarryingAmount'),
      balance('us-gaap:RedeemableNoncontrollingInterestEquityPreferredCarryingAmount'),
      balance('us-gaap:RedeemableNoncontrollingInterestEquityOtherCarryingAmount'),
    ],
  ),
);
const redeemableStock = largest(
  balance('us-gaap:TemporaryEquityCarryingAmountAttributableToParent'),
  balance('us-gaap:TemporaryEquityValueExcludingAdditionalPaidInCapital'),
);
const total = balance(
  'us-gaap:TemporaryEquityCarryingAmountIncludingPortionAttributableToNoncontrollingInterests',
);
const byHolder = sum(
  'redeemable stock + redeemable non-controlling interest',
  [],
  [redeemableStock, redeemableInterest],
);

/** What temporary equity may be, the likeliest first: the larger of its total and its parts; either; a part alone. */
export const temporaryEquities: readonly Rule[] = [
  largest(total, byHolder),
  total,
  byHolder,
  redeemableInterest,
  redeemableStock,
];
