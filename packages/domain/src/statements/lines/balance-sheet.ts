import { balance, firstOrFallback, type Rule } from '../rule.ts';
import { type BalanceSheet, balanceSheetOf, balanceSheetTags } from './one-balance-sheet.ts';

export { currentAssets, currentLiabilities } from './balance-sheet-tags.ts';

function lineOf(key: keyof BalanceSheet): Rule {
  return { tags: balanceSheetTags, read: (view) => balanceSheetOf(view)[key] };
}

export const totalAssets = lineOf('assets');

/** docs/methodology.md, "Balance sheet" */
export const totalLiabilities = lineOf('liabilities');

/** docs/methodology.md, "Balance sheet" */
export const shareholdersEquity = lineOf('equity');

/** What others own of subsidiaries, as far as it is equity. */
export const minorityInterest = lineOf('minority');

/** Shares and interests that may have to be bought back: between liabilities and equity. */
export const temporaryEquity = lineOf('temporary');

export const preferredStock: Rule = firstOrFallback(
  balance('us-gaap:PreferredStockValue'),
  balance('us-gaap:PreferredStockValueOutstanding'),
  balance('us-gaap:PreferredStockIncludingAdditionalPaidInCapitalNetOfDiscount'),
);
