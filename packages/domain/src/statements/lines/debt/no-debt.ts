import { computed, missing } from '../../../figures/index.ts';
import { balance, flow, type Rule, tagsOf } from '../../rule.ts';
import type { PeriodView } from '../../views/period-view.ts';
import { totalAssets, totalLiabilities } from '../balance-sheet.ts';
import { cash } from '../cash.ts';
import { filedInterest } from '../interest/interest.ts';

/** Interest of this share of assets is that of a debt of some three percent of them, or the fees of an unused credit line. */
const smallInterest = 0.0015;
/** A debt of this share of assets changes no value. */
const smallDebt = 0.01;

const interest = [
  filedInterest,
  flow('us-gaap:InterestExpenseOther'),
  flow('us-gaap:InterestPaidNet', 'us-gaap:InterestPaid'),
];
const leaseInterest = [
  flow('us-gaap:FinanceLeaseInterestExpense'),
  flow('us-gaap:InterestExpenseLesseeAssetsUnderCapitalLease'),
];
const borrowed = [
  'us-gaap:ProceedsFromIssuanceOfLongTermDebt',
  'us-gaap:ProceedsFromIssuanceOfDebt',
  'us-gaap:ProceedsFromConvertibleDebt',
  'us-gaap:ProceedsFromIssuanceOfSeniorLongTermDebt',
  'us-gaap:ProceedsFromIssuanceOfUnsecuredDebt',
  'us-gaap:ProceedsFromLinesOfCredit',
  'us-gaap:ProceedsFromLongTermLinesOfCredit',
  'us-gaap:ProceedsFromNotesPayable',
  'us-gaap:ProceedsFromRepaymentsOfShortTermDebt',
  'us-gaap:ProceedsFromRepaymentsOfDebt',
].map((tag) => flow(tag));
const repaid = [
  'us-gaap:RepaymentsOfLongTermDebt',
  'us-gaap:RepaymentsOfDebt',
  'us-gaap:RepaymentsOfConvertibleDebt',
  'us-gaap:RepaymentsOfSeniorDebt',
  'us-gaap:RepaymentsOfUnsecuredDebt',
  'us-gaap:RepaymentsOfLinesOfCredit',
  'us-gaap:RepaymentsOfLongTermLinesOfCredit',
  'us-gaap:RepaymentsOfNotesPayable',
].map((tag) => flow(tag));
const owed = [balance('us-gaap:DebtInstrumentCarryingAmount'), balance('us-gaap:DebtInstrumentFaceAmount')];

/** A repayment of this part of what was owed a year before leaves nothing that matters. */
const allRepaid = 0.95;
/** The part of a debt of a year later that must have been borrowed since. */
const borrowedSince = 0.5;

/**
 * A balance sheet with cash and liabilities on which no debt was filed, and no sign of one that matters: interest above
 * 0.15 % of assets (finance leases aside), a principal in a note, or money borrowed and not repaid, both above
 * 1 %, money repaid without a known debt before. A debt of the year before must have been repaid since, one of the year after
 * borrowed. Then nothing is owed. Marked as derived.
 *
 * @param filedDebt the debt a year filed
 *
 * @example assets 10,000, interest paid 2, no debt filed: 0
 * @example assets 10,000, interest paid 30, no debt filed: no value
 * @example debt of 4,559 a year before, 1,160 repaid, no debt filed: no value
 *
 * docs/methodology.md, "Debt"
 */
export function noDebt(filedDebt: Rule): Rule {
  return {
    tags: tagsOf([...interest, ...leaseInterest, ...borrowed, ...repaid, ...owed, totalLiabilities, cash]),
    read(view) {
      const liabilities = totalLiabilities.read(view);
      const isIfrs = liabilities.sources.some((it) => it.taxonomy !== 'us-gaap');
      const isFiled = liabilities.value !== null && cash.read(view).value !== null;
      if (view.kind !== 'general' || isIfrs || !isFiled || hasSigns(view)) return missing('not_filed');
      if (isOwedAround(view, filedDebt)) return missing('not_filed');
      return computed(0, 'no debt on the filed balance sheet', ['derived'], liabilities.sources);
    },
  };
}

/** Whether a debt stood a year before and was not repaid, or stands a year after and was not borrowed since. */
function isOwedAround(view: PeriodView, filedDebt: Rule): boolean {
  const small = (totalAssets.read(view).value ?? 0) * smallDebt;
  const { before, after } = view.yearsAround();
  const [year = view] = view.years();
  const paidBack = most(repaid, [view, year]);
  const [then = null, later = null] = [before, after].map((it) => it && filedDebt.read(it).value);
  if (then === null && paidBack - most(borrowed, [year]) > small) return true;
  if (then !== null && then > small && paidBack < then * allRepaid) return true;
  const isBorrowedSince = after !== null && most(borrowed, [after]) >= (later ?? 0) * borrowedSince;
  return later !== null && later > small && !isBorrowedSince;
}

function hasSigns(view: PeriodView): boolean {
  const assets = totalAssets.read(view).value ?? 0;
  const periods = [view, ...view.years()];
  const paid = Math.max(...periods.map((it) => most(interest, [it]) - most(leaseInterest, [it])));
  const netBorrowed = most(borrowed, [view]) - most(repaid, [view]);
  return paid > assets * smallInterest || Math.max(netBorrowed, most(owed, [view])) > assets * smallDebt;
}

function most(rules: readonly Rule[], of: readonly PeriodView[]): number {
  return Math.max(0, ...of.flatMap((it) => rules.map((rule) => rule.read(it).value ?? 0)));
}
