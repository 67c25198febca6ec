import type { Fact, IsoDate } from '../../facts/index.ts';
import { dayNumber } from '../../periods/index.ts';

/** All that was filed for one tag, unit and period: the value that counts and every vintage, oldest first. */
export interface Filed {
  readonly latest: Fact;
  readonly vintages: readonly Fact[];
  /** Values of another power of ten than the tag's others, which do not count; oldest first. */
  readonly scaleErrors: readonly Fact[];
}

const annualForm = /^(10-K|10-KT|10-K405|20-F|40-F)(\/A)?$/;
const interimForm = /^(10-Q|10-QT|6-K)(\/A)?$/;

/** Days in the shortest fiscal year. */
const shortestYear = 330;

export function isAnnualForm(form: string): boolean {
  return annualForm.test(form);
}

/** Reports of a period. A proxy statement or a press release repeats figures, often rounded and later. */
export function isPeriodic(form: string): boolean {
  return annualForm.test(form) || interimForm.test(form);
}

/**
 * The vintage that counts: the newest one of the best form. Reports of a period come before all other forms, and annual
 * reports before quarterly ones for a whole year: a year's days in a quarterly report are mostly a wrong label.
 *
 * @example 5,375.6 for 2022 in two annual reports, 179.0 with the same days in a later 10-Q: 5,375.6
 *
 * docs/methodology.md, "Facts and vintages"
 */
export function latestOf(facts: readonly [Fact, ...Fact[]], scaleErrors: readonly Fact[] = []): Filed {
  const [first] = facts;
  if (facts.length === 1) return { latest: first, vintages: facts, scaleErrors };
  const isYear = first.start !== null && dayNumber(first.end) - dayNumber(first.start) >= shortestYear;
  const rankOf = ({ form }: Fact) => {
    if (isYear && annualForm.test(form)) return 2;
    return isPeriodic(form) ? 1 : 0;
  };
  const sorted = [...facts].sort(byFiling);
  const best = Math.max(...sorted.map(rankOf));
  const vintages = best === 2 ? sorted.filter((it) => rankOf(it) !== 1) : sorted;
  return { latest: vintages.findLast((it) => rankOf(it) === best) ?? first, vintages, scaleErrors };
}

export function byFiling(a: Fact, b: Fact): number {
  if (a.filed !== b.filed) return a.filed < b.filed ? -1 : 1;
  if (a.accession === b.accession) return 0;
  return a.accession < b.accession ? -1 : 1;
}

/** The vintage that counted on a day, by the reports filed until then; null before the first. */
export function newestBy({ latest, vintages }: Filed, day: IsoDate): Fact | null {
  if (latest.filed <= day) return latest;
  return vintages.findLast((it) => it.filed <= day && isPeriodic(it.form)) ?? null;
}

/**
 * The vintage of a longer period to set against a part of it: the first report filed on or after the part's, so that
 * a year restated long after is not reduced by nine months that were not. Else the one that counts.
 *
 * @example nine months filed October 2021, the year filed February 2022 and restated February 2024: February 2022
 */
export function vintageAfter(whole: Filed, partFiled: string): Fact {
  return whole.vintages.find((fact) => fact.filed >= partFiled && isPeriodic(fact.form)) ?? whole.latest;
}
