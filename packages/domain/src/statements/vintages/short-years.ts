import type { Fact } from '../../facts/index.ts';
import { dayCount, dayNumber, type FiscalCalendar } from '../../periods/index.ts';

const cashFlowTags: ReadonlySet<string> = new Set([
  'NetCashProvidedByUsedInOperatingActivities',
  'NetCashProvidedByUsedInOperatingActivitiesContinuingOperations',
  'NetCashProvidedByUsedInInvestingActivities',
  'NetCashProvidedByUsedInFinancingActivities',
]);

const annualForm = /^(10-K|10-K405|20-F|40-F)(\/A)?$/;
const daysOfAYear = 330;
const daysOfAStatement = 14;
const yearEndTolerance = 7;

/**
 * Fiscal years of less than twelve months, such as a company's first: their annual report has a cash flow statement of part of
 * the year, and no report has one of all of it. A cash flow statement tells because nobody files one of a fourth quarter.
 *
 * @example founded on 6 October 2017, cash flows from then to 31 December: 2017 is short
 */
export function shortYears(facts: readonly Fact[], calendar: FiscalCalendar): Set<number> {
  const ends = calendar.years.map(({ year, end }) => ({ year, at: dayNumber(end) }));
  const whole = new Set<number>();
  const short = new Set<number>();
  for (const { tag, form, start, end } of facts) {
    if (start === null || !cashFlowTags.has(tag) || !annualForm.test(form)) continue;
    const at = dayNumber(end);
    const year = ends.find((it) => Math.abs(it.at - at) <= yearEndTolerance)?.year;
    const days = dayCount(start, end);
    if (year === undefined || days < daysOfAStatement) continue;
    (days < daysOfAYear ? short : whole).add(year);
  }
  return new Set([...short].filter((year) => !whole.has(year)));
}
