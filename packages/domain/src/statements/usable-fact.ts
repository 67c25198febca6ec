import type { Fact } from '../facts/index.ts';

const day = /^(199\d|20\d\d)-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** The import refuses absurd facts by name; whatever else hands us facts, they do no harm here. */
export function isUsable(fact: Fact): boolean {
  return (
    Number.isFinite(fact.value) &&
    day.test(fact.end) &&
    day.test(fact.filed) &&
    (fact.start === null || (day.test(fact.start) && fact.start <= fact.end))
  );
}
