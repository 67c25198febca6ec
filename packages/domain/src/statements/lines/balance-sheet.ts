import { balance, difference, either, first, type Rule, sum } from '../rule.ts';

export const totalAssets: Rule = balance('us-gaap:Assets', 'ifrs-full:Assets');
export const currentAssets: Rule = balance('us-gaap:AssetsCurrent', 'ifrs-full:CurrentAssets');
export const currentLiabilities: Rule = balance('us-gaap:LiabilitiesCurrent', 'ifrs-full:CurrentLiabilities');

export const minorityInterest: Rule = first(
  balance('us-gaap:MinorityInterest', 'ifrs-full:NoncontrollingInterests'),
  balance('us-gaap:NonredeemableNoncontrollingInterest'),
);

export const preferredStock: Rule = first(
  balance('us-gaap:PreferredStockValue'),
  balance('us-gaap:PreferredStockValueOutstanding'),
  balance('us-gaap:PreferredStockIncludingAdditionalPaidInCapitalNetOfDiscount'),
);

/** Shares and interests that may have to be bought back: between liabilities and equity. */
export const temporaryEquity: Rule = either(
  balance('us-gaap:TemporaryEquityCarryingAmountIncludingPortionAttributableToNoncontrollingInterests'),
  sum(
    'redeemable stock + redeemable non-controlling interest',
    [],
    [
      balance('us-gaap:TemporaryEquityCarryingAmountAttributableToParent'),
      balance(
        'us-gaap:RedeemableNoncontrollingInterestEquityCarryingAmount',
        'us-gaap:RedeemableNoncontrollingInterestEquityCommonCarryingAmount',
      ),
    ],
  ),
);

const parentEquity = balance(
  'us-gaap:StockholdersEquity',
  'us-gaap:PartnersCapital',
  'us-gaap:MembersEquity',
  'ifrs-full:EquityAttributableToOwnersOfParent',
);
const wholeEquity = balance(
  'us-gaap:StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest',
  'us-gaap:PartnersCapitalIncludingPortionAttributableToNoncontrollingInterest',
  'ifrs-full:Equity',
);

/** methodology.md 2, "shareholdersEquity" */
export const shareholdersEquity: Rule = first(
  either(
    parentEquity,
    difference('equity with non-controlling interest − non-controlling interest', wholeEquity, [
      minorityInterest,
    ]),
  ),
  wholeEquity,
);

/**
 * Liabilities as filed; else what assets leave after all equity. LiabilitiesAndStockholdersEquity is the balance sheet
 * total and never read: companies such as NIKE file no total of their liabilities.
 *
 * @example assets 38, equity 14, no Liabilities: 24
 *
 * methodology.md 2, "totalLiabilities"
 */
export const totalLiabilities: Rule = either(
  balance('us-gaap:Liabilities', 'ifrs-full:Liabilities'),
  difference('Assets − equity', totalAssets, [wholeEquity], [temporaryEquity]),
  difference('Assets − equity', totalAssets, [parentEquity], [minorityInterest, temporaryEquity]),
);
