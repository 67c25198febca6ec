import type { Fact } from '../facts/index.ts';

const day = /^\d{4}-\d{2}-\d{2}$/;

/** The import refuses absurd facts by name; whatever else hands us facts, they do no harm here. */
export function isUsable(fact: Fact): boolean {
  return (
    Number.isFinite(fact.value) &&
    isDay(fact.end) &&
    isDay(fact.filed) &&
    (fact.start === null || (isDay(fact.start) && fact.start <= fact.end))
  );
}

function isDay(text: string): boolean {
  return day.test(text) && text >= '1990' && text < '2100' && !Number.isNaN(Date.parse(text));
}
