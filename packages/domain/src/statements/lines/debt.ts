import { computed, type Figure, missing } from '../../figures/index.ts';
import type { PeriodView } from '../period-view.ts';
import { balance, difference, either, first, flow, largest, type Rule, sum, tagsOf } from '../rule.ts';
import { totalLiabilities } from './balance-sheet.ts';
import { cash } from './cash.ts';
import { interestExpense } from './income.ts';

const notes = [
  balance('us-gaap:ConvertibleLongTermNotesPayable', 'us-gaap:ConvertibleDebtNoncurrent'),
  balance('us-gaap:SeniorLongTermNotes'),
  balance('us-gaap:LongTermNotesPayable', 'us-gaap:LongTermNotesAndLoans'),
  balance('us-gaap:LongTermLoansPayable', 'us-gaap:LongTermLoansFromBank'),
  balance('us-gaap:LongTermLineOfCredit'),
  balance('us-gaap:OtherLongTermDebtNoncurrent'),
];

const bonds = sum(
  'bonds + long-term borrowings',
  [],
  [
    balance('ifrs-full:NoncurrentPortionOfNoncurrentBondsIssued'),
    balance('ifrs-full:LongtermBorrowings', 'ifrs-full:NoncurrentPortionOfNoncurrentBorrowings'),
  ],
);

const longTerm = either(
  balance('us-gaap:LongTermDebtNoncurrent'),
  balance('us-gaap:LongTermDebtAndCapitalLeaseObligations'),
  sum('long-term notes and loans', [], notes),
  bonds,
);

const currentPart = either(
  balance('us-gaap:LongTermDebtCurrent'),
  balance('us-gaap:LongTermDebtAndCapitalLeaseObligationsCurrent'),
  sum(
    'notes and loans due within a year',
    [],
    [
      balance('us-gaap:ConvertibleNotesPayableCurrent', 'us-gaap:ConvertibleDebtCurrent'),
      balance('us-gaap:SeniorNotesCurrent'),
      balance('us-gaap:NotesPayableCurrent', 'us-gaap:NotesAndLoansPayableCurrent'),
      balance('us-gaap:LoansPayableCurrent'),
    ],
  ),
  balance('ifrs-full:CurrentPortionOfLongtermBorrowings', 'ifrs-full:CurrentPortionOfNoncurrentBorrowings'),
);

/** Commercial paper is a kind of short-term borrowing: where both are filed, one usually holds the other. */
const shortTerm = either(
  largest(balance('us-gaap:ShortTermBorrowings'), balance('us-gaap:CommercialPaper')),
  balance('us-gaap:OtherShortTermBorrowings'),
  balance('us-gaap:ShortTermBankLoansAndNotesPayable'),
  balance('us-gaap:LinesOfCreditCurrent'),
  balance('ifrs-full:ShorttermBorrowings', 'ifrs-full:CurrentBorrowings'),
);

const dueWithinAYear = either(
  balance('us-gaap:DebtCurrent'),
  sum('current part of long-term debt + short-term borrowings', [], [currentPart, shortTerm]),
);

const classified = sum('long-term debt + debt due within a year', [longTerm], [dueWithinAYear]);

/** A balance sheet not split by due date (real estate, banks): whatever kinds of debt it lists. */
const byKind = sum(
  'notes + loans + credit lines + other borrowings',
  [],
  [
    balance('us-gaap:NotesPayable', 'us-gaap:SeniorNotes', 'us-gaap:UnsecuredDebt'),
    balance('us-gaap:LoansPayable', 'us-gaap:LoansPayableToBank'),
    balance('us-gaap:SecuredDebt'),
    balance('us-gaap:LineOfCredit'),
    balance('us-gaap:ConvertibleNotesPayable'),
    shortTerm,
  ],
);

const longTermTotal = balance('us-gaap:LongTermDebt');
const carryingAmount = balance('us-gaap:DebtInstrumentCarryingAmount');

const filedDebt = first(
  classified,
  balance('us-gaap:DebtLongtermAndShorttermCombinedAmount'),
  balance('us-gaap:DebtAndCapitalLeaseObligations'),
  { tags: tagsOf([longTermTotal, dueWithinAYear, carryingAmount]), read: longTermTotalOrPart },
  balance('us-gaap:LongTermDebtAndCapitalLeaseObligationsIncludingCurrentMaturities'),
  byKind,
  dueWithinAYear,
  balance('ifrs-full:Borrowings'),
);

/**
 * LongTermDebt holds the part due within a year by its definition, so only short-term borrowings come on top. Some companies
 * file their later part under it; where the debt's carrying amount is nearer to the sum with all debt due, that is taken.
 */
function longTermTotalOrPart(view: PeriodView): Figure {
  const alone = sum('long-term debt + short-term borrowings', [longTermTotal], [shortTerm]).read(view);
  const withDue = sum('long-term debt + debt due within a year', [longTermTotal, dueWithinAYear]).read(view);
  const amount = carryingAmount.read(view).value;
  if (alone.value === null || withDue.value === null || amount === null) return alone;
  return Math.abs(withDue.value - amount) < Math.abs(alone.value - amount) ? withDue : alone;
}

/** Whatever a company that owes or owed something in the period would have filed. */
const signsOfDebt = [
  interestExpense,
  flow('us-gaap:InterestPaidNet', 'us-gaap:InterestPaid'),
  flow('us-gaap:RepaymentsOfDebt', 'us-gaap:RepaymentsOfLongTermDebt'),
  flow('us-gaap:ProceedsFromIssuanceOfLongTermDebt', 'us-gaap:ProceedsFromIssuanceOfDebt'),
  balance('us-gaap:DebtInstrumentCarryingAmount'),
  balance('us-gaap:DebtInstrumentFaceAmount'),
];

/** A balance sheet with cash and a filed total of liabilities, and no sign of debt anywhere: none is owed. Marked. */
const noDebt: Rule = {
  tags: tagsOf([...signsOfDebt, totalLiabilities, cash]),
  read(view) {
    const liabilities = totalLiabilities.read(view);
    const signs = signsOfDebt.some((sign) => (sign.read(view).value ?? 0) !== 0);
    if (view.kind !== 'general' || signs || liabilities.value === null || cash.read(view).value === null) {
      return missing('not_filed');
    }
    return computed(0, 'no debt on the filed balance sheet', ['derived'], liabilities.sources);
  },
};

/**
 * Components, not synonyms: long-term debt and the debt due within a year. A total stands in only where the long-term part
 * was not filed. Finance leases are in only where the company files them as one line with its debt.
 *
 * methodology.md 2, "debt"
 */
export const totalDebt: Rule = {
  tags: tagsOf([filedDebt, noDebt]),
  read(view) {
    const filed = filedDebt.read(view);
    return filed.value === null && filed.why === 'not_filed' ? noDebt.read(view) : filed;
  },
};

/**
 * Debt less cash and short-term investments. Long-term securities and operating leases stay out.
 *
 * methodology.md 2, "netDebt"
 */
export const netDebt: Rule = difference('debt − cash', totalDebt, [cash]);
