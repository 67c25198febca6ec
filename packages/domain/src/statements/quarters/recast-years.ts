import type { Fact, IsoDate } from '../../facts/index.ts';
import { type Filings, findFiled } from '../filings.ts';
import { type Filed, isPeriodic } from '../vintages/vintages.ts';

type Report = Pick<Fact, 'accession' | 'filed'>;

/** A business sold is more of a year than what is sorted anew. */
const materialPart = 0.05;

/** Nine months that changed by more stand on the newer basis. */
const leastChange = 0.01;

/** Names of all revenue: what a sold business had of it leaves every year that a report shows. */
const revenueTags: readonly string[] = [
  'us-gaap:Revenues',
  'us-gaap:RevenueFromContractWithCustomerExcludingAssessedTax',
  'us-gaap:SalesRevenueNet',
  'ifrs-full:Revenue',
];

/**
 * Whether an annual report tells of its year without a business that the reports of its quarters had counted: it tells anew of the year
 * before, of its revenue too, by a large part, and the reports of the quarters had told of that year's nine months as ever. The year
 * less its nine months is then no quarter.
 *
 * @param report the year's value in the annual report
 * @param known the day of the newest report of its quarters
 *
 * @example nine months of 2025 19.8, of 2024 20.0 in both years' reports; a year of 21.6, and of 2024 22.0 where it was 26.7: recast
 *
 * docs/methodology.md, "Quarters"
 */
export function isRecast(
  filings: Filings,
  tag: string,
  year: number,
  report: Report,
  known: IsoDate,
): boolean {
  if (known >= report.filed) return false;
  const isRestated = (it: string) => Math.abs(nineMonthsChange(filings, it, year, '', known)) > leastChange;
  if ([tag, ...revenueTags].some(isRestated)) return false;
  const isChanged = (it: string) => changedSince(filings, it, year - 1, report, known) > materialPart;
  return isChanged(tag) && revenueTags.some(isChanged);
}

/** The part by which a report tells of a year anew; none where its nine months had been told so before. */
function changedSince(filings: Filings, tag: string, year: number, report: Report, known: IsoDate): number {
  const whole = findFiled(filings, tag, 'money', { year, from: 1, to: 4 });
  const restated = whole?.vintages.find((it) => it.accession === report.accession);
  const earlier = whole?.vintages.findLast((it) => it.filed < report.filed && isPeriodic(it.form));
  if (restated === undefined || earlier === undefined) return 0;
  const already = nineMonthsChange(filings, tag, year, earlier.filed, known);
  return Math.min(Math.abs(change(earlier, restated)), Math.abs(change(earlier, restated) - already));
}

/** The part by which nine months were told anew between two days, or since the first report. */
function nineMonthsChange(
  filings: Filings,
  tag: string,
  year: number,
  from: IsoDate | '',
  to: IsoDate,
): number {
  const vintages = findFiled(filings, tag, 'money', { year, from: 1, to: 3 })?.vintages ?? [];
  const then = vintages.findLast((it) => it.filed <= from) ?? vintages[0];
  const later = vintages.findLast((it) => it.filed <= to);
  return later === undefined ? 0 : change(then, later);
}

/**
 * The annual report to set against nine months: the first after these were told so, unless a later one, told after they were told
 * again, hardly differs. A year restated without its nine months is not reduced by them.
 *
 * @example nine months of 20.0 in 2024 and again in 2025, the year 26.7 in early 2025, 22.0 in 2026: 26.7
 */
export function yearBeside(whole: Filed, part: Filed, shorter: Fact): Fact {
  const first = part.vintages.find((it) => it.value === shorter.value) ?? shorter;
  const [then, later] = [first, shorter].map((it) => reportAfter(whole, it.filed)) as [Fact, Fact];
  return Math.abs(change(then, later)) > materialPart ? then : later;
}

function reportAfter(whole: Filed, day: IsoDate): Fact {
  return whole.vintages.find((it) => it.filed >= day && isPeriodic(it.form)) ?? whole.latest;
}

function change(from: Fact | undefined, to: Fact): number {
  return from === undefined || from.value === 0 ? 0 : to.value / from.value - 1;
}
