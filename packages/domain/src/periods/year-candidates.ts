import type { Fact, IsoDate } from '../facts/index.ts';
import { quartersIn } from './classify-duration.ts';
import { dayCount } from './day-count.ts';

/** A span of a year's length that filings report, and how many facts speak for it. */
export interface YearCandidate {
  readonly start: IsoDate;
  readonly end: IsoDate;
  readonly facts: number;
  /** How many of the facts are in annual reports. A utility's quarterly report has twelve-month sums that are no fiscal year. */
  readonly annualFacts: number;
}

const annualForm = /^(10-K|10-KT|10-K405|20-F|40-F)(\/A)?$/;

/** One candidate per last day, with the first day most facts give it. */
export function yearCandidates(facts: readonly Fact[]): YearCandidate[] {
  const byEnd = new Map<IsoDate, { starts: Map<IsoDate, number>; annualFacts: number }>();
  const lengths = new Map<string, boolean>();
  for (const fact of facts) {
    if (fact.start === null || !isYearLong(fact.start, fact.end, lengths)) continue;
    const candidate = byEnd.get(fact.end) ?? { starts: new Map(), annualFacts: 0 };
    candidate.starts.set(fact.start, (candidate.starts.get(fact.start) ?? 0) + 1);
    if (annualForm.test(fact.form)) candidate.annualFacts += 1;
    byEnd.set(fact.end, candidate);
  }
  return [...byEnd].map(([end, { starts, annualFacts }]) => {
    const ranked = [...starts].sort((a, b) => b[1] - a[1]);
    const facts = ranked.reduce((sum, [, count]) => sum + count, 0);
    return { start: ranked[0]?.[0] ?? end, end, facts, annualFacts };
  });
}

function isYearLong(start: IsoDate, end: IsoDate, lengths: Map<string, boolean>): boolean {
  const key = `${start}${end}`;
  const known = lengths.get(key);
  if (known !== undefined) return known;
  const answer = quartersIn(dayCount(start, end)) === 4;
  lengths.set(key, answer);
  return answer;
}
