import { missing } from '../../../figures/index.ts';
import { perCompany } from '../../per-company.ts';
import { balance, firstOf, largest, memoizeRule, type Rule, sum, tagsOf } from '../../rule.ts';
import type { PeriodView } from '../../views/period-view.ts';
import { distinctSum, sumUnlessOneLine } from '../distinct-sum.ts';

const convertibleNotes = balance(
  'us-gaap:ConvertibleLongTermNotesPayable',
  'us-gaap:ConvertibleDebtNoncurrent',
  'us-gaap:ConvertibleSubordinatedDebtNoncurrent',
);
const longTermKinds = distinctSum('long-term notes and loans', [
  convertibleNotes,
  balance('us-gaap:SeniorLongTermNotes'),
  balance('us-gaap:LongTermNotesPayable', 'us-gaap:LongTermNotesAndLoans'),
  balance('us-gaap:LongTermLoansPayable', 'us-gaap:LongTermLoansFromBank'),
  balance('us-gaap:LongTermLineOfCredit'),
  balance('us-gaap:OtherLongTermDebtNoncurrent'),
]);
/** The same debt by its security: never added to the kinds. */
const longTermBySecurity = distinctSum('secured + unsecured long-term debt', [
  balance('us-gaap:SecuredLongTermDebt'),
  balance('us-gaap:UnsecuredLongTermDebt'),
]);

const bonds = sum(
  'bonds + long-term borrowings',
  [],
  [
    balance('ifrs-full:NoncurrentPortionOfNoncurrentBondsIssued'),
    balance('ifrs-full:LongtermBorrowings', 'ifrs-full:NoncurrentPortionOfNoncurrentBorrowings'),
  ],
);

/** What is due after a year. */
export const longTerm: Rule = memoizeRule(
  firstOf(
    balance('us-gaap:LongTermDebtNoncurrent'),
    balance('us-gaap:LongTermDebtAndCapitalLeaseObligations'),
    largest(longTermKinds, longTermBySecurity),
    bonds,
  ),
);

/** Convertible notes as all the long-term debt that was filed. */
export const convertibleAlone: Rule = {
  tags: tagsOf([longTerm, convertibleNotes]),
  read(view) {
    const notes = convertibleNotes.read(view);
    return notes.value !== null && notes.value === longTerm.read(view).value ? notes : missing('not_filed');
  },
};

const currentMaturities = firstOf(
  balance('us-gaap:LongTermDebtCurrent'),
  balance('us-gaap:LongTermDebtAndCapitalLeaseObligationsCurrent'),
);
const loans = [
  balance('us-gaap:NotesPayableCurrent', 'us-gaap:NotesAndLoansPayableCurrent'),
  balance('us-gaap:LoansPayableCurrent'),
];
const currentLoans = distinctSum('notes and loans payable', loans);
const currentKinds = distinctSum('notes and loans due within a year', [
  balance('us-gaap:ConvertibleNotesPayableCurrent', 'us-gaap:ConvertibleDebtCurrent'),
  balance('us-gaap:SeniorNotesCurrent'),
  ...loans,
]);
const currentBySecurity = distinctSum('secured + unsecured debt due within a year', [
  balance('us-gaap:SecuredDebtCurrent'),
  balance('us-gaap:UnsecuredDebtCurrent'),
]);
const currentPart: Rule = memoizeRule(
  firstOf(
    currentMaturities,
    largest(currentKinds, currentBySecurity),
    balance('ifrs-full:CurrentPortionOfLongtermBorrowings', 'ifrs-full:CurrentPortionOfNoncurrentBorrowings'),
  ),
);

const shortTermTotal = balance('us-gaap:ShortTermBorrowings');
const commercialPaper = balance('us-gaap:CommercialPaper');
const otherShortTerm = balance('us-gaap:OtherShortTermBorrowings');
const paperAndOther = sumUnlessOneLine(
  'commercial paper + other short-term borrowings',
  commercialPaper,
  otherShortTerm,
);

/** Commercial paper is a kind of short-term borrowing: where both are filed, one usually holds the other. */
function shortTermOrPaper(view: PeriodView) {
  const isTotalFiled = shortTermTotal.read(view).value !== null;
  return (isTotalFiled ? largest(shortTermTotal, commercialPaper) : paperAndOther).read(view);
}

const named = firstOf(
  { tags: tagsOf([shortTermTotal, commercialPaper, paperAndOther]), read: shortTermOrPaper },
  balance('us-gaap:ShortTermBankLoansAndNotesPayable'),
  balance('us-gaap:LinesOfCreditCurrent'),
  balance('ifrs-full:ShorttermBorrowings', 'ifrs-full:CurrentBorrowings'),
);

/**
 * What was borrowed for less than a year. Notes and loans payable are that where the current part of long-term debt has a
 * line of its own and is smaller; a smaller amount of notes may lie within it.
 */
export const shortTerm: Rule = memoizeRule({
  tags: tagsOf([named, currentMaturities, currentLoans]),
  read(view) {
    const figure = named.read(view);
    const maturing = currentMaturities.read(view).value;
    if (figure.value !== null || maturing === null) return figure;
    const payable = currentLoans.read(view);
    return (payable.value ?? 0) > maturing ? payable : figure;
  },
});

const dueTotal = balance(
  'us-gaap:DebtCurrent',
  'ifrs-full:CurrentBorrowingsAndCurrentPortionOfNoncurrentBorrowings',
);
/** Sums of figures filed to the thousand. */
const rounding = 0.001;
/** One amount may be filed with its issuance costs and again without. */
const issuanceCosts = 0.05;
const currentAndShort = sumUnlessOneLine(
  'current part of long-term debt + short-term borrowings',
  currentPart,
  shortTerm,
  issuanceCosts,
);

/**
 * Whether a company's current part of long-term debt has its credit lines in it: it is their sum with the loans of the
 * balance sheet in some year, and never below them.
 *
 * @example credit lines 197, notes payable 11, current part of long-term debt 208: 208
 */
const currentPartHoldsShortTerm = perCompany((years) => {
  const both = years.flatMap((year) => {
    const [part, short, payable] = [currentMaturities, named, currentLoans].map((it) => it.read(year).value);
    return part == null || short == null || short === 0 ? [] : [{ part, short, payable: payable ?? 0 }];
  });
  const isSum = ({ part, short, payable }: (typeof both)[number]) =>
    payable > 0 && Math.abs(part - short - payable) <= part * rounding;
  return both.some(isSum) && both.every(({ part, short }) => part >= short * (1 - rounding));
});

const dueByParts: Rule = {
  tags: currentAndShort.tags,
  read(view) {
    const isTotal = currentMaturities.read(view).value !== null && currentPartHoldsShortTerm(view);
    return (isTotal ? currentPart : currentAndShort).read(view);
  },
};

/**
 * A total below the current part of long-term debt, often zero, is no total; that part is there at least. A part from an
 * older filing than the total was restated.
 *
 * @example debt due 0, current part of long-term debt 1,000: 1,000
 */
export const dueWithinAYear: Rule = memoizeRule({
  tags: tagsOf([dueTotal, dueByParts]),
  read(view) {
    const total = dueTotal.read(view);
    const part = currentMaturities.read(view);
    if (total.value === null) return dueByParts.read(view);
    const isAsNew = (part.sources[0]?.filed ?? '') >= (total.sources[0]?.filed ?? '');
    return (part.value ?? 0) > total.value && isAsNew ? part : total;
  },
});
