import type { Fact, IsoDate } from '../facts/index.ts';
import { dayNumber, daysAfter, isoDay } from './day-count.ts';
import { fiscalYearOf, isYearEnd, yearEndTolerance } from './fiscal-year-end.ts';
import { type YearCandidate, yearCandidates } from './year-candidates.ts';

/** One fiscal year of a company. */
export interface FiscalYear {
  readonly year: number;
  readonly start: IsoDate;
  readonly end: IsoDate;
  /** False for a year not yet filed whole: its end is expected, not filed. */
  readonly filed: boolean;
}

/**
 * The fiscal years a company's filings cover, oldest first, no two of one name and none overlapping.
 *
 * Years that end where the company's year ends now come first. A company that changed its year end keeps its older years
 * as annual reports gave them, where they do not overlap those. The months in between (a transition period) are nobody's
 * year: they make no column, and no growth rate is taken as if they were one. Of two years of one name the later stays.
 * After the last filed year follow the running ones, so that quarters of a year without its annual report have a place.
 *
 * @param fiscalYearEnd month and day as the SEC has it (`0926`); null, or one that fits nothing filed: the latest annual
 * report's.
 *
 * docs/methodology.md, "Fiscal periods"
 */
export function fiscalYears(facts: readonly Fact[], fiscalYearEnd: string | null): FiscalYear[] {
  const candidates = yearCandidates(facts);
  const monthAndDay = ownYearEnd(candidates, fiscalYearEnd);
  const chosen: YearCandidate[] = [];
  const current = candidates.filter((it) => monthAndDay !== null && isYearEnd(it.end, monthAndDay));
  const earlier = candidates.filter((it) => !current.includes(it) && it.annualFacts >= 3);
  for (const candidate of [...current.sort(byWeight), ...earlier.sort(byWeight)]) {
    if (chosen.every((it) => !overlaps(it, candidate))) chosen.push(candidate);
  }
  const years = chosen
    .sort((a, b) => (a.end < b.end ? -1 : 1))
    .map((it) => ({ year: fiscalYearOf(it.end), start: it.start, end: it.end, filed: true }));
  const named = years.filter((it, index) => years[index + 1]?.year !== it.year);
  return [...named, ...runningYears(named.at(-1), monthAndDay, facts)];
}

function byWeight(a: YearCandidate, b: YearCandidate): number {
  return b.annualFacts - a.annualFacts || b.facts - a.facts || (a.end < b.end ? 1 : -1);
}

function overlaps(a: YearCandidate, b: YearCandidate): boolean {
  const shared =
    Math.min(dayNumber(a.end), dayNumber(b.end)) - Math.max(dayNumber(a.start), dayNumber(b.start)) + 1;
  return shared > yearEndTolerance;
}

function ownYearEnd(candidates: readonly YearCandidate[], given: string | null): string | null {
  const annual = candidates.filter((it) => it.annualFacts > 0);
  const known = given !== null && /^\d{4}$/.test(given) ? given : null;
  if (known !== null && (annual.length === 0 || annual.some((it) => isYearEnd(it.end, known)))) return known;
  const most = Math.max(0, ...annual.map((it) => it.annualFacts));
  const latest = annual
    .filter((it) => it.annualFacts * 4 >= most)
    .reduce<YearCandidate | null>((best, it) => (best === null || it.end > best.end ? it : best), null);
  return latest === null ? null : latest.end.slice(5, 7) + latest.end.slice(8, 10);
}

/** The years after the last filed one, up to the last day filed; from nothing but a year end, all of them. */
function runningYears(
  last: FiscalYear | undefined,
  monthAndDay: string | null,
  facts: readonly Fact[],
): FiscalYear[] {
  const ends = [...new Set(facts.filter((fact) => fact.start !== null).map((fact) => fact.end))].sort();
  const newest = ends.at(-1) ?? '';
  const oldest = ends[0] ?? '';
  const years: FiscalYear[] = [];
  let end = last?.end ?? (monthAndDay === null ? null : yearEndBefore(oldest, monthAndDay));
  while (end !== null && end < newest && years.length < 40) {
    const start = daysAfter(end, 1);
    const expected = isoDay(dayNumber(start) + 364);
    years.push({ year: fiscalYearOf(expected), start, end: expected, filed: false });
    end = expected;
  }
  const taken = last?.year ?? Number.NEGATIVE_INFINITY;
  return years.filter((it, index) => it.year > taken && years[index + 1]?.year !== it.year);
}

function yearEndBefore(day: IsoDate, monthAndDay: string): IsoDate | null {
  if (day === '') return null;
  const yearEnd = `${monthAndDay.slice(0, 2)}-${monthAndDay.slice(2)}`;
  const year = Number(day.slice(0, 4));
  return `${yearEnd < day.slice(5) ? year : year - 1}-${yearEnd}`;
}
