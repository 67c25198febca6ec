import type { Figure } from '../../figures/index.ts';
import { combine, plus } from '../combine.ts';
import { balance, firstOrFallback, largest, memoizeRule, type Rule, sum, tagsOf } from '../rule.ts';
import type { PeriodView } from '../views/period-view.ts';
import { currentAssets } from './balance-sheet.ts';

/** Cash and what is as good, without securities. docs/methodology.md, "Balance sheet items" */
export const cashAndEquivalents = firstOrFallback(
  balance('us-gaap:CashAndCashEquivalentsAtCarryingValue', 'ifrs-full:CashAndCashEquivalents'),
  sum(
    'cash and due from banks + deposits in banks',
    [balance('us-gaap:CashAndDueFromBanks')],
    [balance('us-gaap:InterestBearingDepositsInBanks')],
  ),
  balance('us-gaap:Cash'),
  balance('us-gaap:CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents'),
);

const shortTermInvestments = balance('us-gaap:ShortTermInvestments');
const marketable = balance('us-gaap:MarketableSecuritiesCurrent');

/** Names of one thing, the securities a company could sell within a year: the widest, never added. */
const securities = largest(
  shortTermInvestments,
  marketable,
  sum(
    'securities for sale + held to maturity',
    [],
    [
      largest(
        balance('us-gaap:AvailableForSaleSecuritiesDebtSecuritiesCurrent'),
        balance('us-gaap:DebtSecuritiesAvailableForSaleExcludingAccruedInterestCurrent'),
        balance('us-gaap:AvailableForSaleSecuritiesCurrent'),
      ),
      balance('us-gaap:HeldToMaturitySecuritiesCurrent'),
    ],
  ),
  balance('us-gaap:OtherShortTermInvestments'),
  balance('us-gaap:DebtSecuritiesCurrent'),
);

const byParts = sum('cash + short-term investments', [cashAndEquivalents], [securities]);
const together = balance('us-gaap:CashCashEquivalentsAndShortTermInvestments');

/** A total in the notes is often rounded. */
const rounding = 1.001;

/**
 * Cash and short-term securities; long-term securities stay out. A filed total of both counts where it holds more than the
 * parts do (some securities have a name of the company's own) and is no more than the current assets.
 *
 * @example cash 7, no securities filed, cash and short-term investments 18: 18
 * @example cash 10, short-term investments 3, both together 13, marketable securities 2 besides: 15
 *
 * docs/methodology.md, "Cash"
 */
export const cash: Rule = memoizeRule({
  tags: tagsOf([byParts, together, currentAssets]),
  read(view) {
    const parts = byParts.read(view);
    const total = totalWithin(view);
    return total !== null && (total.value ?? 0) > (parts.value ?? 0) * rounding ? total : parts;
  },
});

function totalWithin(view: PeriodView): Figure | null {
  const total = together.read(view);
  const most = currentAssets.read(view).value ?? Number.POSITIVE_INFINITY;
  if (total.value === null || total.value > most) return null;
  const invested = shortTermInvestments.read(view).value ?? 0;
  const beside = marketable.read(view);
  const isBeside = beside.value !== null && beside.value !== invested && invested > 0;
  const holdsInvested =
    Math.abs((cashAndEquivalents.read(view).value ?? 0) + invested - total.value) < total.value * 0.001;
  return isBeside && holdsInvested
    ? combine('cash and short-term investments + marketable securities', [total, beside].map(plus))
    : total;
}
