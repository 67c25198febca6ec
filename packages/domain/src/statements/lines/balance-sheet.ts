import { balance, firstOrFallback, type Rule } from '../rule.ts';
import { type BalanceSheet, balanceSheetOf, balanceSheetTags } from './one-balance-sheet.ts';

export { currentAssets, currentLiabilities } from './balance-sheet-tags.ts';

function balanceSheetLine(key: keyof BalanceSheet): Rule {
  return { tags: balanceSheetTags, read: (view) => balanceSheetOf(view)[key] };
}

export const totalAssets = balanceSheetLine('assets');

/** docs/methodology.md, "Balance sheet" */
export const totalLiabilities = balanceSheetLine('liabilities');

/** docs/methodology.md, "Balance sheet" */
export const shareholdersEquity = balanceSheetLine('equity');

/** What others own of subsidiaries, as far as it is equity. */
export const minorityInterest = balanceSheetLine('minority');

/** Shares and interests that may have to be bought back: between liabilities and equity. */
export const temporaryEquity = balanceSheetLine('temporary');

export const preferredStock: Rule = firstOrFallback(
  balance('us-gaap:PreferredStockValue'),
  balance('us-gaap:PreferredStockValueOutstanding'),
  balance('us-gaap:PreferredStockIncludingAdditionalPaidInCapitalNetOfDiscount'),
);
