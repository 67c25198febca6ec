import type { IsoDate } from '../facts/index.ts';
import type { Figure } from '../figures/index.ts';
import type { Filings } from './filings.ts';
import { addUpTo } from './quarter-sums.ts';
import {
  differenceToDate,
  type FiledYear,
  type FlowMeasure,
  filedAlone,
  filedYear,
  yearLessNineMonths,
  yearLessQuarters,
} from './quarter-ways.ts';
import { isPeriodic } from './vintages.ts';

/** The four quarters of a fiscal year; null where nothing proves one. */
export type QuarterFigures = readonly (Figure | null)[];

/**
 * The four quarters of one tag, from the newest filings by which they add up to the year: as known now, else as known on the day of
 * each annual report that told of the year. So one value filed with the wrong days, or restated alone, does not count.
 *
 * A year restated after its quarters has none; then the value it had at the time of an annual report is taken for the year,
 * and where the quarters of no day add up, the newest stand.
 *
 * @example quarters of 179, 430, 259 and a fourth of 1,096, which is the year; nine months 869: the fourth is 227
 *
 * methodology.md 1, "quarters from year-to-date"; decisions/0026
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

const now: IsoDate = '9999-12-31';

function readQuarters(filed: FiledYear, measure: FlowMeasure): QuarterFigures {
  const [newest] = candidates(filed, now);
  const whole = filed.toDate(4);
  if (whole === null || newest.includes(null)) return newest;
  const year = filed.figureOf(whole, whole.latest);
  if (addUpTo(year, newest, measure)) return newest;
  const reports = whole.vintages.filter((it) => isPeriodic(it.form)).reverse();
  const asOf = [now, ...reports.map((it) => it.filed)].map((day) => candidates(filed, day));
  return asOf.flat().find((four) => addUpTo(year, four, measure)) ?? newest;
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
