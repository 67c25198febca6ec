import type { Fact, IsoDate } from '../../facts/index.ts';
import { type Figure, missing } from '../../figures/index.ts';
import { dayNumber, type FiscalPeriod } from '../../periods/index.ts';
import { marksOf } from '../combine.ts';
import { byFiling, isPeriodic } from '../vintages/vintages.ts';
import { isPlaceholder } from './placeholder-count.ts';
import { classesSummed } from './share-classes.ts';
import type { SplitFactor } from './split-adjustment.ts';

/** Days a count may lie outside the period it is averaged over. */
const maxDaysApart = 200;

/** The shares there were on a day, on today's split basis. */
interface CoverCount {
  readonly at: number;
  readonly figure: Figure;
}

/** The shares there were on average over a period. */
export type AverageShares = (period: FiscalPeriod) => Figure;

/**
 * Average count of a period from the counts on covers or balance sheets around and in it: between two of them the count moves
 * evenly. Without dilution, and without a count before the period and one after it no value.
 *
 * @example 100 on 1 January, 100 on 1 July, 140 on 31 December: 110 over the year
 *
 * docs/methodology.md, "Shares"
 */
export function averageStanding(facts: readonly Fact[], name: string, factorOn: SplitFactor): AverageShares {
  let counts: readonly CoverCount[] | null = null;
  return ({ start, end }) => {
    counts ??= standingCounts(facts, name, factorOn);
    const first = dayNumber(start);
    const last = dayNumber(end);
    const before = counts.filter((it) => it.at <= first).at(-1);
    const after = counts.find((it) => it.at >= last);
    if (before === undefined || after === undefined) return missing('not_filed');
    if (first - before.at > maxDaysApart || after.at - last > maxDaysApart) return missing('not_filed');
    const used = counts.filter((it) => it.at >= before.at && it.at <= after.at);
    return averageOf(used, first, last);
  };
}

function averageOf(used: readonly CoverCount[], first: number, last: number): Figure {
  let sum = 0;
  for (let day = first; day <= last; day++) sum += countOn(used, day);
  return {
    value: sum / (last - first + 1),
    why: null,
    marks: marksOf(['cover_count'], ...used.map((it) => it.figure.marks)),
    sources: used.flatMap((it) => it.figure.sources),
    formula: 'average of the counts on the covers',
    splitFactor: 1,
    scale: 1,
  };
}

function countOn(used: readonly CoverCount[], day: number): number {
  const next = used.findIndex((it) => it.at >= day);
  const left = used[Math.max(0, next - 1)];
  const right = used[next];
  if (left === undefined || right === undefined) return Number.NaN;
  const from = left.figure.value ?? Number.NaN;
  const to = right.figure.value ?? Number.NaN;
  return right.at === left.at ? to : from + ((to - from) * (day - left.at)) / (right.at - left.at);
}

function standingCounts(facts: readonly Fact[], name: string, factorOn: SplitFactor): CoverCount[] {
  const byDay = new Map<IsoDate, Fact[]>();
  const counts = facts.filter(
    (it) =>
      `${it.taxonomy}:${it.tag}` === name &&
      it.unit === 'shares' &&
      isPeriodic(it.form) &&
      !isPlaceholder(it.value),
  );
  for (const fact of counts.sort(byFiling)) {
    const known = byDay.get(fact.end);
    if (known === undefined || known[0]?.accession !== fact.accession) byDay.set(fact.end, [fact]);
    else known.push(fact);
  }
  return [...byDay]
    .map(([day, classes]) => ({
      at: dayNumber(day),
      figure: classesSummed(classes, factorOn(classes[0]?.filed ?? day)),
    }))
    .sort((a, b) => a.at - b.at);
}
