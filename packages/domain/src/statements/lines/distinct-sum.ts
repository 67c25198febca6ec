import { type Figure, missing } from '../../figures/index.ts';
import { combine, mostInformative, plus } from '../combine.ts';
import { largest, type Rule, sum, tagsOf } from '../rule.ts';
import type { PeriodView } from '../views/period-view.ts';

/**
 * Whatever of the parts was filed, added up. The same amount under two tags is one thing with two names, and counts once.
 *
 * @example secured notes 300, senior notes 300, loans 20: 320
 */
export function distinctSum(formula: string, parts: readonly Rule[]): Rule {
  return {
    tags: tagsOf(parts),
    read(view) {
      const figures = parts.map((it) => it.read(view));
      const filed = figures.filter((it) => it.value !== null);
      const distinct = filed.filter((it, at) => filed.findIndex((other) => other.value === it.value) === at);
      const [only] = distinct;
      if (only === undefined) return missing(mostInformative(figures.map((it) => it.why)));
      return distinct.length === 1 ? only : combine(formula, distinct.map(plus));
    },
  };
}

/**
 * Two lines added up, unless a company files one amount under both names: equal within the tolerance in most of the years
 * in which both names are used. Two lines that happen to be equal in one year are still two.
 *
 * @example credit line due 319, long-term debt 319, a year later 346 and 346: 319
 * @example notes payable 362, current maturities 362, a year later 62 and 117: 724
 */
export function sumUnlessOneLine(formula: string, one: Rule, other: Rule, tolerance = 0): Rule {
  const both = sum(formula, [], [one, other]);
  const either = largest(one, other);
  return {
    tags: both.tags,
    read: (view) => (isOneLine(pairIn(view, one, other), tolerance) ? either : both).read(view),
  };
}

interface Pair {
  readonly amounts: readonly [Figure, Figure];
  /** The same two names in every fiscal year that has them. */
  readonly years: readonly (readonly [Figure, Figure])[];
}

function pairIn(view: PeriodView, one: Rule, other: Rule): Pair {
  const read = (it: PeriodView) => [one.read(it), other.read(it)] as const;
  const amounts = read(view);
  if (!isThere(amounts)) return { amounts, years: [] };
  const names = namesOf(amounts);
  const years = view.history.years().map(read);
  return { amounts, years: years.filter((it) => isThere(it) && namesOf(it) === names) };
}

function isOneLine({ amounts, years }: Pair, tolerance: number): boolean {
  if (!isThere(amounts)) return false;
  const known = years.length === 0 ? [amounts] : years;
  const equal = known.filter(([{ value: a }, { value: b }]) => {
    return Math.abs((a ?? 0) - (b ?? 0)) <= Math.max(a ?? 0, b ?? 0) * tolerance;
  });
  return equal.length * 2 > known.length;
}

function isThere(amounts: readonly [Figure, Figure]): boolean {
  return amounts.every((it) => (it.value ?? 0) > 0);
}

function namesOf(amounts: readonly [Figure, Figure]): string {
  return amounts.map((it) => it.sources.map((source) => source.tag).join()).join(' ');
}
