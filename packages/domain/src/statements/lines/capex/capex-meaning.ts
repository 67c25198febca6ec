import type { Rule } from '../../rule.ts';
import type { PeriodView } from '../../views/period-view.ts';

/** Years that two lines must agree in before one may stand for the other, as a share of the years both were filed for. */
const maxYears = 0.5;

/** How far two lines of one meaning may be apart. */
const sameMeaning = 0.25;

/** The years both rules have a value for, with those values. */
export function bothIn(
  years: readonly PeriodView[],
  a: Rule,
  b: Rule,
): readonly (readonly [number, number])[] {
  return years.flatMap((year) => {
    const x = a.read(year).value;
    const y = b.read(year).value;
    return x === null || y === null ? [] : [[x, y] as const];
  });
}

/** Whether two lines are two names of one thing: about the same in most years they were both filed for. */
export function isOneMeaning(pairs: readonly (readonly [number, number])[]): boolean {
  const near = pairs.filter(([x, y]) => Math.abs(x - y) <= sameMeaning * Math.max(x, y));
  return near.length > pairs.length * maxYears;
}

export function valuesOf(years: readonly PeriodView[], rule: Rule): number[] {
  return years.map((year) => rule.read(year).value).filter((it) => it !== null);
}

export function sumOver(years: readonly PeriodView[], rule: Rule): number {
  return valuesOf(years, rule).reduce((sum, it) => sum + it, 0);
}
