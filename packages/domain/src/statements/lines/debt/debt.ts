import { type Figure, missing } from '../../../figures/index.ts';
import { combine, marked, plus } from '../../combine.ts';
import { isFinancial } from '../../is-financial.ts';
import {
  balance,
  difference,
  firstOf,
  firstOrFallback,
  flow,
  memoizeRule,
  type Rule,
  sum,
  tagsOf,
} from '../../rule.ts';
import type { PeriodView } from '../../views/period-view.ts';
import { totalAssets, totalLiabilities } from '../balance-sheet.ts';
import { cash } from '../cash.ts';
import { sumUnlessOneLine } from '../distinct-sum.ts';
import { filedInterest } from '../interest/interest.ts';
import { byKind, unlessBelowALine } from './debt-kinds.ts';
import { convertibleAlone, dueWithinAYear, longTerm, shortTerm } from './debt-parts.ts';
import { noDebt } from './no-debt.ts';

const longTermTotal = balance('us-gaap:LongTermDebt');
const carryingAmount = balance('us-gaap:DebtInstrumentCarryingAmount');
const borrowings = balance('ifrs-full:Borrowings');

const byDueDate = needing(
  longTerm,
  sumUnlessOneLine('long-term debt + debt due within a year', longTerm, dueWithinAYear),
);
const aloneAndShortTerm = sum('long-term debt + short-term borrowings', [longTermTotal], [shortTerm]);
const aloneAndDue = sum('long-term debt + debt due within a year', [longTermTotal, dueWithinAYear]);

const classified: Rule = {
  tags: tagsOf([byDueDate, longTermTotal, borrowings]),
  read: byDueDateOrTotal,
};
const kinds: Rule = { tags: tagsOf([byKind, carryingAmount]), read: kindsThatMakeTheWhole };
const dueAlone: Rule = { tags: dueWithinAYear.tags, read: dueWhereNothingIsLongTerm };

const combined = balance('us-gaap:DebtLongtermAndShorttermCombinedAmount');
const convertibleAndCombined: Rule = {
  tags: tagsOf([convertibleAlone, combined]),
  read: convertibleNotesBesideLoans,
};

const filedDebt = firstOrFallback(
  firstOf(convertibleAndCombined, classified),
  ...[
    combined,
    balance('us-gaap:DebtAndCapitalLeaseObligations'),
    { tags: tagsOf([aloneAndShortTerm, aloneAndDue, carryingAmount]), read: longTermTotalOrPart },
    balance('us-gaap:LongTermDebtAndCapitalLeaseObligationsIncludingCurrentMaturities'),
  ].map(unlessBelowALine),
  kinds,
  unlessBelowALine(dueAlone),
  borrowings,
);

/**
 * A combined total below the convertible notes cannot hold them: it is of the loans beside them.
 *
 * @example convertible notes 1,698, combined amount 476: 2,174
 */
function convertibleNotesBesideLoans(view: PeriodView): Figure {
  const notes = convertibleAlone.read(view);
  const loans = combined.read(view);
  if (notes.value === null || loans.value === null || loans.value >= notes.value) return missing('not_filed');
  return dueWithinAYear.read(view).value === null
    ? combine('convertible notes + loans', [notes, loans].map(plus))
    : missing('not_filed');
}

const nothingOwed = noDebt(filedDebt);

/** A rule that has no value without one of its parts. */
function needing(part: Rule, rule: Rule): Rule {
  return { tags: rule.tags, read: (view) => (part.read(view).value === null ? part : rule).read(view) };
}

/** A debt's principal stands above its carrying amount by a discount, not by a part. */
const discount = 1.05;

/**
 * The parts by due date. Where nothing due within a year was filed, a total that by its definition holds it and is well above
 * the later part is taken. Other totals beside the parts prove nothing: companies file their long-term debt, or its principal,
 * under the name of all debt.
 *
 * @example long-term 70, nothing due filed, LongTermDebt 80: 80
 */
function byDueDateOrTotal(view: PeriodView): Figure {
  const parts = byDueDate.read(view);
  if (parts.value === null || dueWithinAYear.read(view).value !== null) return parts;
  const least = parts.value * discount;
  const total = [longTermTotal, borrowings].map((it) => it.read(view)).find((it) => (it.value ?? 0) > least);
  return total === undefined ? parts : marked(total, 'fallback_tag');
}

/**
 * LongTermDebt holds the part due within a year by its definition, so only short-term borrowings come on top. Some companies
 * file their later part under it; where the debt's carrying amount is nearer to the sum with all debt due, that is taken.
 */
function longTermTotalOrPart(view: PeriodView): Figure {
  const alone = aloneAndShortTerm.read(view);
  const withDue = aloneAndDue.read(view);
  const amount = carryingAmount.read(view).value;
  if (alone.value === null || withDue.value === null || amount === null) return alone;
  return Math.abs(withDue.value - amount) < Math.abs(alone.value - amount) ? withDue : alone;
}

/** Few pay a quarter of a debt in interest: a list of kinds that says so has one missing. */
const maxInterestOfKinds = 0.25;

/**
 * Refuses a list of kinds that leaves out a tenth or more of the debt's carrying amount, that is small beside the interest, and
 * that of a captive lender: its bank's debt is filed by segment.
 */
function kindsThatMakeTheWhole(view: PeriodView): Figure {
  const figure = byKind.read(view);
  const amount = carryingAmount.read(view).value ?? 0;
  const listed = figure.value ?? 0;
  const isSmall = amount > listed * 1.1 || yearsInterest(view) > listed * maxInterestOfKinds;
  const isPart = view.kind === 'captiveLender' || (listed > 0 && isSmall);
  return figure.value !== null && isPart ? missing('part_missing') : figure;
}

/** Debt due within a year is all there is of a company that once filed long-term debt; else the rest may be in a note by segment. */
function dueWhereNothingIsLongTerm(view: PeriodView): Figure {
  const figure = dueWithinAYear.read(view);
  const once = [...longTerm.tags, ...longTermTotal.tags].some((tag) => view.lastUsed(tag) !== '');
  return isFinancial(view.kind) || (figure.value !== null && !once && raisesLongTerm(view))
    ? missing('part_missing')
    : figure;
}

const longTermFlows = firstOf(
  flow('us-gaap:ProceedsFromIssuanceOfLongTermDebt'),
  flow('us-gaap:RepaymentsOfLongTermDebt'),
);

function raisesLongTerm(view: PeriodView): boolean {
  return (longTermFlows.read(view).value ?? 0) !== 0;
}

/** Nobody pays more than half of a debt in interest: what was filed is a part, the rest is filed by segment only. */
const maxInterest = 0.5;

/**
 * Components, not synonyms: long-term debt and the debt due within a year. A total stands in only where the long-term part
 * was not filed, or shows that the parts are not the whole. Finance leases are in only where the company files them as one
 * line with its debt. Refuses debt of less than twice a year's interest, and debt above all liabilities, which is a filer's slip.
 *
 * @example 600 of a carmaker's smallest segment, interest 5,157: no value
 *
 * docs/methodology.md, "Debt"
 */
export const totalDebt: Rule = memoizeRule({
  tags: tagsOf([filedDebt, nothingOwed, filedInterest, longTermFlows, totalAssets, totalLiabilities]),
  read(view) {
    const filed = filedDebt.read(view);
    if (filed.value === null) return filed.why === 'not_filed' ? nothingOwed.read(view) : filed;
    const interest = yearsInterest(view);
    const isPart = interest > filed.value * maxInterest && filed.value > 0;
    return isPart || filed.value > maxOwed(view) ? missing('part_missing') : filed;
  },
});

/** Nothing owed is above both the assets and the liabilities. */
function maxOwed(view: PeriodView): number {
  const [assets, liabilities] = [totalAssets, totalLiabilities].map((it) => it.read(view).value);
  if (assets == null) return Number.POSITIVE_INFINITY;
  return Math.max(assets, liabilities ?? 0);
}

function yearsInterest(view: PeriodView): number {
  const years = view.years().map((year) => filedInterest.read(year).value);
  return years.find((it) => it !== null) ?? filedInterest.read(view).value ?? 0;
}

/**
 * Debt less cash and short-term investments. Long-term securities and operating leases stay out.
 *
 * docs/methodology.md, "Net debt"
 */
export const netDebt: Rule = difference('debt − cash', totalDebt, [cash]);
