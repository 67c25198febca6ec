import { balance, first, largest, type Rule, sum } from '../rule.ts';

const atHand = first(
  balance('us-gaap:CashAndCashEquivalentsAtCarryingValue', 'ifrs-full:CashAndCashEquivalents'),
  balance('us-gaap:CashAndDueFromBanks'),
  balance('us-gaap:Cash'),
  balance('us-gaap:CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents'),
);

/** Names of one thing, the securities a company could sell within a year: the widest, never added. */
const securities = largest(
  balance('us-gaap:ShortTermInvestments'),
  balance('us-gaap:MarketableSecuritiesCurrent'),
  balance('us-gaap:AvailableForSaleSecuritiesDebtSecuritiesCurrent'),
  balance('us-gaap:AvailableForSaleSecuritiesCurrent'),
  balance('us-gaap:OtherShortTermInvestments'),
  balance('us-gaap:DebtSecuritiesCurrent'),
);

/** Cash and short-term securities; long-term securities stay out. methodology.md 2, "cash" */
export const cash: Rule = first(
  sum('cash + short-term investments', [atHand], [securities]),
  balance('us-gaap:CashCashEquivalentsAndShortTermInvestments'),
);
