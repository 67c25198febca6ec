import type { Fact } from '../facts/index.ts';

/** All that was filed for one tag, unit and period: the value that counts and every vintage, oldest first. */
export interface Filed {
  readonly latest: Fact;
  readonly vintages: readonly Fact[];
}

const periodicForm = /^(10-K|10-KT|10-K405|10-Q|10-QT|20-F|40-F|6-K)(\/A)?$/;

/** Reports of a period. A proxy statement or a press release repeats figures, often rounded and later. */
export function isPeriodic(form: string): boolean {
  return periodicForm.test(form);
}

/**
 * The vintage that counts: reports of a period before all other forms, then the newest filing.
 *
 * methodology.md 1, "restatements"
 */
export function latestOf(facts: readonly [Fact, ...Fact[]]): Filed {
  const vintages = facts.length === 1 ? facts : [...facts].sort(byFiling);
  let latest = facts[0];
  for (const fact of vintages) {
    if (isPeriodic(fact.form) || !isPeriodic(latest.form)) latest = fact;
  }
  return { latest, vintages };
}

export function byFiling(a: Fact, b: Fact): number {
  if (a.filed !== b.filed) return a.filed < b.filed ? -1 : 1;
  if (a.accession === b.accession) return 0;
  return a.accession < b.accession ? -1 : 1;
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
