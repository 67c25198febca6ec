import { missing } from '../../figures/index.ts';
import { combine, minus, plus } from '../combine.ts';
import { balance, difference, either, first, once, type Rule, sum, tagsOf } from '../rule.ts';

export const totalAssets: Rule = balance('us-gaap:Assets', 'ifrs-full:Assets');
export const currentAssets: Rule = balance('us-gaap:AssetsCurrent', 'ifrs-full:CurrentAssets');
export const currentLiabilities: Rule = balance('us-gaap:LiabilitiesCurrent', 'ifrs-full:CurrentLiabilities');

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
      either(
        balance('us-gaap:RedeemableNoncontrollingInterestEquityCarryingAmount'),
        sum(
          'redeemable common + preferred + other interest',
          [],
          [
            balance('us-gaap:RedeemableNoncontrollingInterestEquityCommonCarryingAmount'),
            balance('us-gaap:RedeemableNoncontrollingInterestEquityPreferredCarryingAmount'),
            balance('us-gaap:RedeemableNoncontrollingInterestEquityOtherCarryingAmount'),
          ],
        ),
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

const filedMinority = first(
  balance('us-gaap:MinorityInterest', 'ifrs-full:NoncontrollingInterests'),
  balance('us-gaap:NonredeemableNoncontrollingInterest'),
);

/** What one filing gives as equity with others' interest and without; of two filings, one may be restated. */
const minorityInEquity: Rule = {
  tags: tagsOf([wholeEquity, parentEquity]),
  read(view) {
    const [whole, parent] = [wholeEquity.read(view), parentEquity.read(view)];
    const isOneFiling = whole.sources[0]?.accession === parent.sources[0]?.accession;
    return whole.value === parent.value || !isOneFiling
      ? missing('not_filed')
      : combine('equity with − without non-controlling interest', [plus(whole), minus(parent)]);
  },
};

export const minorityInterest: Rule = once(either(filedMinority, minorityInEquity));

/** methodology.md 2, "shareholdersEquity" */
export const shareholdersEquity: Rule = once(
  first(
    either(
      parentEquity,
      difference('equity with non-controlling interest − non-controlling interest', wholeEquity, [
        minorityInterest,
      ]),
    ),
    wholeEquity,
  ),
);

const filedLiabilities = balance('us-gaap:Liabilities', 'ifrs-full:Liabilities');

/** Some file a subtotal, or the balance sheet total, under the name of all liabilities. */
const wholeLiabilities: Rule = {
  tags: tagsOf([filedLiabilities, currentLiabilities, totalAssets, shareholdersEquity]),
  read(view) {
    const figure = filedLiabilities.read(view);
    const value = figure.value ?? 0;
    const isPart = value < (currentLiabilities.read(view).value ?? 0);
    const isAll = value === totalAssets.read(view).value && shareholdersEquity.read(view).value !== 0;
    return figure.value !== null && (isPart || isAll) ? missing('part_missing') : figure;
  },
};

/**
 * Liabilities as filed; else what assets leave after all equity. LiabilitiesAndStockholdersEquity is the balance sheet
 * total and never read: companies such as NIKE file no total of their liabilities.
 *
 * @example assets 38, equity 14, no Liabilities: 24
 *
 * methodology.md 2, "totalLiabilities"
 */
export const totalLiabilities: Rule = once(
  either(
    wholeLiabilities,
    difference('Assets − equity', totalAssets, [wholeEquity], [temporaryEquity]),
    difference('Assets − equity', totalAssets, [parentEquity], [minorityInterest, temporaryEquity]),
  ),
);
