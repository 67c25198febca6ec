import type { IsoDate } from '../../facts/index.ts';
import type { Figure } from '../../figures/index.ts';
import { marked } from '../combine.ts';
import type { Filings } from '../filings.ts';
import { isPeriodic } from '../vintages/vintages.ts';
import { addUpTo } from './quarter-sums.ts';
import {
  differenceToDate,
  type FiledYear,
  type FlowMeasure,
  filedAlone,
  filedYear,
  now,
  type QuarterFigures,
  yearLessNineMonths,
  yearLessQuarters,
} from './quarter-ways.ts';
import { withStretchesAsQuarters } from './stretches-as-quarters.ts';

/**
 * The four quarters of one tag, from the newest filings by which they add up to the year: as known now, else as known on an earlier
 * day since the first annual report. So one value filed with the wrong days, or restated alone, does not count.
 *
 * Where the quarters of no day add up, because the year was restated after them, the newest stand.
 *
 * @example quarters of 179, 430, 259 and a fourth of 1,096, which is the year; nine months 869: the fourth is 227
 *
 * docs/methodology.md, "Quarters"; decisions/0026
 */
export function quartersOfYear(
  filings: Filings,
  tag: string,
  measure: FlowMeasure,
  year: number,
): QuarterFigures {
  const key = `${year} ${measure} ${tag}`;
  const known = filings.quarters.get(key);
  if (known !== undefined) return known;
  const quarters = readQuarters(filedYear(filings, tag, measure, year), measure);
  filings.quarters.set(key, quarters);
  return quarters;
}

function readQuarters(filed: FiledYear, measure: FlowMeasure): QuarterFigures {
  const [newest] = candidates(filed, now);
  const whole = filed.toDate(4);
  if (whole === null) return newest;
  const year = filed.figureOf(whole, whole.latest);
  if (newest.includes(null)) return measure === 'perShare' ? withinYear(filed, year, newest) : newest;
  if (addUpTo(year, newest, measure)) return newest;
  const undone = measure === 'perShare' ? withStretchesAsQuarters(filed, year, newest) : null;
  if (undone !== null) return undone;
  for (const day of daysSomethingChanged(filed)) {
    const four = candidates(filed, day).find((it) => addUpTo(year, it, measure));
    if (four !== undefined) return four;
  }
  return (
    withOwnQuarter(filed, year, newest, measure) ??
    (measure === 'perShare' ? withinYear(filed, year, newest) : newest)
  );
}

/** What rounding to cents may add to a sum of dividends. */
const ofCents = 1.02;

/**
 * Dividends of some quarters, as known on the newest day on which they do not exceed those of the year: a later report may give
 * the year's under the days of a quarter.
 *
 * @example a year of 2.72, a quarter of 0.68 filed a year later as 2.72: 0.68
 */
function withinYear(filed: FiledYear, year: Figure, newest: QuarterFigures): QuarterFigures {
  const most = (year.value ?? 0) * ofCents;
  const exceeds = (quarters: QuarterFigures) =>
    quarters.reduce((sum, it) => sum + (it?.value ?? 0), 0) > most;
  if (most <= 0 || !exceeds(newest)) return newest;
  const known = (quarters: QuarterFigures) => quarters.filter((it) => it !== null).length;
  const days = daysSomethingChanged(filed);
  const found = days
    .map((day) => candidates(filed, day)[0])
    .find((it) => !exceeds(it) && known(it) >= known(newest) - 1);
  return found ?? newest;
}

/**
 * A quarter whose own amount was filed as that of the half or the nine months that end with it: it is what the three others,
 * the next of them filed alone, leave of the year.
 *
 * @example quarters of 608, 662 and 716, a half of 634, a year of 2,620: the second quarter is 634
 */
function withOwnQuarter(
  filed: FiledYear,
  year: Figure,
  newest: QuarterFigures,
  measure: FlowMeasure,
): QuarterFigures | null {
  for (const quarter of [2, 3] as const) {
    const stretch = filed.alone(quarter) === null ? filed.toDate(quarter) : null;
    const next = quarter === 2 ? 3 : 4;
    if (stretch === null || filed.alone(next) === null) continue;
    const own = inItsQuarter(filed.figureOf(stretch, stretch.latest));
    const four = newest.map((it, at) => (at === quarter - 1 ? own : it));
    if (addUpTo(year, four, measure)) return four;
  }
  return null;
}

function inItsQuarter(figure: Figure): Figure {
  return { ...marked(figure, 'derived_quarter'), formula: 'one quarter, filed as a longer period' };
}

/** Now, and every day since the first annual report on which a report told of the year or its parts; newest first. */
function daysSomethingChanged(filed: FiledYear): IsoDate[] {
  const stretches = ([1, 2, 3, 4] as const).flatMap((quarter) => [
    filed.alone(quarter),
    filed.toDate(quarter),
  ]);
  const reports = stretches.flatMap((it) => it?.vintages ?? []).filter((it) => isPeriodic(it.form));
  const first = filed.toDate(4)?.vintages[0]?.filed ?? now;
  const days = new Set(reports.map((it) => it.filed).filter((day) => day >= first));
  return [now, ...[...days].sort().reverse()];
}

/** The quarters as known on a day; the fourth as filed first, then as what nine months leave of the year. */
function candidates(filed: FiledYear, day: IsoDate): readonly [QuarterFigures, ...QuarterFigures[]] {
  const three = [
    filedAlone(1, filed, day),
    filedAlone(2, filed, day) ?? differenceToDate(2, filed, day),
    filedAlone(3, filed, day) ?? differenceToDate(3, filed, day),
  ];
  const alone = filedAlone(4, filed, day);
  const fourths = [isWholeYear(alone, three, filed) ? null : alone, yearLessNineMonths(filed, day)];
  const [first = yearLessQuarters(filed, three), ...others] = fourths.filter((it) => it !== null);
  return [[...three, first], ...others.map((fourth) => [...three, fourth])];
}

/** The year's own value under the days of the fourth quarter, although something happened in the others. */
function isWholeYear(fourth: Figure | null, three: QuarterFigures, filed: FiledYear): boolean {
  return (
    three.some((it) => (it?.value ?? 0) !== 0) && fourth?.sources[0]?.value === filed.toDate(4)?.latest.value
  );
}
