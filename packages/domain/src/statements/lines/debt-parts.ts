import { balance, either, largest, once, type Rule, sum, tagsOf } from '../rule.ts';

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

/** What is due after a year. */
export const longTerm: Rule = either(
  balance('us-gaap:LongTermDebtNoncurrent'),
  balance('us-gaap:LongTermDebtAndCapitalLeaseObligations'),
  sum('long-term notes and loans', [], notes),
  bonds,
);

const currentMaturities = either(
  balance('us-gaap:LongTermDebtCurrent'),
  balance('us-gaap:LongTermDebtAndCapitalLeaseObligationsCurrent'),
);
const loans = [
  balance('us-gaap:NotesPayableCurrent', 'us-gaap:NotesAndLoansPayableCurrent'),
  balance('us-gaap:LoansPayableCurrent'),
];
const currentLoans = sum('notes and loans payable', [], loans);
const currentNotes = sum(
  'notes and loans due within a year',
  [],
  [
    balance('us-gaap:ConvertibleNotesPayableCurrent', 'us-gaap:ConvertibleDebtCurrent'),
    balance('us-gaap:SeniorNotesCurrent'),
    ...loans,
  ],
);
const currentPart: Rule = either(
  currentMaturities,
  currentNotes,
  balance('ifrs-full:CurrentPortionOfLongtermBorrowings', 'ifrs-full:CurrentPortionOfNoncurrentBorrowings'),
);

/** Commercial paper is a kind of short-term borrowing: where both are filed, one usually holds the other. */
const named = either(
  largest(balance('us-gaap:ShortTermBorrowings'), balance('us-gaap:CommercialPaper')),
  balance('us-gaap:OtherShortTermBorrowings'),
  balance('us-gaap:ShortTermBankLoansAndNotesPayable'),
  balance('us-gaap:LinesOfCreditCurrent'),
  balance('ifrs-full:ShorttermBorrowings', 'ifrs-full:CurrentBorrowings'),
);

/**
 * What was borrowed for less than a year. Notes and loans payable are that where the current part of long-term debt has a
 * line of its own and is smaller; a smaller amount of notes may lie within it.
 */
export const shortTerm: Rule = {
  tags: tagsOf([named, currentMaturities, currentLoans]),
  read(view) {
    const figure = named.read(view);
    const maturing = currentMaturities.read(view).value;
    if (figure.value !== null || maturing === null) return figure;
    const payable = currentLoans.read(view);
    return (payable.value ?? 0) > maturing ? payable : figure;
  },
};

export const dueWithinAYear: Rule = once(
  either(
    balance('us-gaap:DebtCurrent', 'ifrs-full:CurrentBorrowingsAndCurrentPortionOfNoncurrentBorrowings'),
    sum('current part of long-term debt + short-term borrowings', [], [currentPart, shortTerm]),
  ),
);

const kinds = sum(
  'notes + loans + credit lines',
  [],
  [
    balance('us-gaap:NotesPayable', 'us-gaap:SeniorNotes', 'us-gaap:UnsecuredDebt'),
    balance('us-gaap:LoansPayable', 'us-gaap:LoansPayableToBank'),
    balance('us-gaap:SecuredDebt'),
    balance('us-gaap:LineOfCredit'),
    balance('us-gaap:ConvertibleNotesPayable'),
  ],
);

/** A balance sheet not split by due date (real estate, banks): whatever kinds of debt it lists. */
export const byKind: Rule = sum('notes + loans + credit lines + other borrowings', [kinds], [shortTerm]);
