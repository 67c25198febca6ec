import { type Figure, missing } from '../../figures/index.ts';
import { combine, marked, minus, plus } from '../combine.ts';
import { tagsOf } from '../rule.ts';
import type { PeriodView } from '../views/period-view.ts';
import { filedMinority, parentEquity, wholeEquity } from './balance-sheet-tags.ts';
import { profitOfOthers } from './profit-of-others.ts';

export interface Equity {
  /** The equity of the parent's shareholders. */
  readonly equity: Figure;
  /** The part of others in subsidiaries, as far as it is equity. */
  readonly minority: Figure;
}

export const equityTags: readonly string[] = tagsOf([
  filedMinority,
  parentEquity,
  wholeEquity,
  profitOfOthers,
]);

/**
 * Every way one report's tags can be read as its whole equity, the likeliest first. A balance sheet tells which is right:
 * some file the whole under the parent's tag, or a part (accumulated other comprehensive income) under the whole's.
 */
export function listEquities(report: PeriodView): Equity[] {
  const { whole, parent, minority } = filedEquity(report);
  const ways: Equity[] = [];
  if (whole.value !== null && parent.value !== null) {
    ways.push({ equity: parent, minority: othersInterest(whole, parent, minority) });
  }
  if (parent.value !== null) ways.push({ equity: parent, minority });
  if (parent.value !== null && minority.value !== null)
    ways.push({ equity: less(parent, minority), minority });
  if (whole.value !== null && parent.value === null) {
    ways.push({
      equity: minority.value === null ? marked(whole, 'fallback_tag') : less(whole, minority),
      minority,
    });
  }
  return ways;
}

/**
 * The equity of a report that files no liabilities, to take from its assets; `isProved` where two tags agree on it.
 * Null without equity, or where the tags contradict each other by more than `tolerance`.
 */
export function provenEquity(
  report: PeriodView,
  tolerance: number,
): (Equity & { whole: Figure; isProved: boolean }) | null {
  const { whole, parent, minority } = filedEquity(report);
  if (parent.value === null) {
    const [only] = listEquities(report);
    return only === undefined ? null : { ...only, whole, isProved: false };
  }
  const owners =
    minority.value === null
      ? parent
      : combine('equity + non-controlling interest', [parent, minority].map(plus));
  if (whole.value === null) return { equity: parent, minority, whole: owners, isProved: false };
  const agree = Math.abs(whole.value - (owners.value ?? 0)) <= tolerance;
  if (!agree && minority.value !== null) return null;
  return { equity: parent, minority: othersInterest(whole, parent, minority), whole, isProved: agree };
}

/**
 * Equity below the parent's, with no others' interest filed, is not the whole. Of two filings, the older is dropped: the
 * newer may be restated.
 */
function filedEquity(report: PeriodView) {
  const whole = wholeEquity.read(report);
  const parent = parentEquity.read(report);
  const minority = filedMinority.read(report);
  const without = { whole: missing('part_missing'), parent, minority };
  if (whole.value === null || parent.value === null) return { whole, parent, minority };
  const wholeFiling = whole.sources[0];
  const parentFiling = parent.sources[0];
  if (wholeFiling?.accession !== parentFiling?.accession) {
    const isNewer = (wholeFiling?.filed ?? '') > (parentFiling?.filed ?? '');
    return isNewer ? { whole, parent: missing('part_missing'), minority } : without;
  }
  if (minority.value === null && whole.value < parent.value) return without;
  return isMember(report, whole.value - parent.value, minority)
    ? { whole, parent: missing('part_missing'), minority }
    : { whole, parent, minority };
}

/** Others earn at least this part of what they own in most years; below it the profit of others is that of a small one. */
const leastEarned = 0.01;

/**
 * Whether what is filed as the parent's equity is one member of the statement of equity, such as accumulated other
 * comprehensive income: it leaves others more than half of the whole, although they own and earn next to nothing, and another report of the day gives the
 * parent all of it.
 *
 * @example whole 1,554, filed for the parent −451 and, two years later, 1,554; others earn nothing: a member
 */
function isMember(report: PeriodView, others: number, minority: Figure): boolean {
  const whole = wholeEquity.read(report).value ?? 0;
  if (others <= whole / 2 || (minority.value ?? 0) > others * leastEarned) return false;
  const years = report.years();
  const earned = Math.max(0, ...years.map((it) => Math.abs(profitOfOthers.read(it).value ?? 0)));
  if (earned > others * leastEarned) return false;
  return parentEquity.tags
    .flatMap((tag) => report.reportsOf(tag))
    .some((accession) => parentEquity.read(report.asReportedIn(accession)).value === whole);
}

function othersInterest(whole: Figure, parent: Figure, filed: Figure): Figure {
  const others = (whole.value ?? 0) - (parent.value ?? 0);
  if (others === (filed.value ?? 0)) return filed;
  return less(whole, parent, 'equity with − without non-controlling interest');
}

function less(
  whole: Figure,
  part: Figure,
  formula = 'equity with non-controlling interest − non-controlling interest',
): Figure {
  return combine(formula, [plus(whole), minus(part)]);
}
