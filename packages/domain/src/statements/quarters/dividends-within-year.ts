import type { IsoDate } from '../../facts/index.ts';
import { type Figure, missing } from '../../figures/index.ts';
import type { Filings } from '../filings.ts';
import type { Statement } from '../line.ts';
import { dividendsPerShareTags } from '../lines/dividends.ts';
import { type FiledYear, filedAlone, filedYear, type QuarterFigures } from './quarter-ways.ts';

/** What rounding to cents may add; and by how much cash over diluted shares is below what each share got. */
const ofCents = 1.02;
const ofCash = 1.03;
/** Quarters of less tell of a part of the dividends. */
const leastOfYear = 0.9;

const quarterNumbers = [1, 2, 3, 4] as const;

/**
 * Dividends of quarters that exceed those of their year, by one tag as one day or one annual report tells them: a quarterly report
 * may give under its own days what was declared for another quarter, or under the name of dividends paid what was declared. Of
 * several ways the one nearest the year that does not exceed it; where there is none, the quarters stand as read.
 *
 * @example declared 0.84 in the first quarter, paid 0.84 in the second and the fourth, a year of 1.68: the two paid
 * @example 0.88 in three quarters, in two of them by the annual report, a year of 1.76: those two
 * @example four quarters of 0.25, by the reports of a year before three, 0.75 paid: those three
 *
 * docs/methodology.md, "Dividends per share"
 */
export function withDividendsWithinYears(
  filings: Filings,
  quarterly: readonly Statement[],
  annual: readonly Statement[],
): Statement[] {
  const found = new Map(annual.map((year) => [year.period.year, dividendsWithin(filings, year, quarterly)]));
  return quarterly.map((statement) => {
    const { year, quarter } = statement.period;
    const four = found.get(year);
    if (four == null || isFromCash(statement.lines.dividendsPerShare)) return statement;
    const dividendsPerShare = four[(quarter ?? 4) - 1] ?? missing('not_provable');
    return { ...statement, lines: { ...statement.lines, dividendsPerShare } };
  });
}

function dividendsWithin(
  filings: Filings,
  { period, lines }: Statement,
  quarterly: readonly Statement[],
): QuarterFigures | null {
  const year = lines.dividendsPerShare;
  const most = (year.value ?? 0) * (isFromCash(year) ? ofCash : ofCents);
  const least = (year.value ?? 0) * leastOfYear;
  const inYear = quarterly.filter((it) => it.period.year === period.year);
  const read = quarterNumbers.map((number) => {
    const figure = inYear.find((it) => it.period.quarter === number)?.lines.dividendsPerShare;
    return figure === undefined || figure.value === null || isFromCash(figure) ? null : figure;
  });
  if (most <= 0 || sumOf(read) <= most) return null;
  const ways = dividendsPerShareTags
    .flatMap((tag) => waysOf(filedYear(filings, tag, 'perShare', period.year), period.end))
    .filter((way) => sumOf(way) <= most && sumOf(way) >= least && hasDerived(way, read));
  return ways.reduce<QuarterFigures | null>(
    (best, way) => (best === null || sumOf(way) > sumOf(best) ? way : best),
    null,
  );
}

/** Quarters filed alone: as known on each day since the year ended, newest first, and as each annual report tells them. */
function waysOf(filed: FiledYear, end: IsoDate): QuarterFigures[] {
  const vintages = quarterNumbers.flatMap((quarter) => filed.alone(quarter)?.vintages ?? []);
  const days = [...new Set(vintages.map((it) => it.filed))].filter((day) => day > end);
  const reports = new Set(vintages.filter((it) => it.form.startsWith('10-K')).map((it) => it.accession));
  return [
    ...days
      .sort()
      .reverse()
      .map((day) => quarterNumbers.map((quarter) => filedAlone(quarter, filed, day))),
    ...[...reports].map((report) => quarterNumbers.map((quarter) => filedBy(report, quarter, filed))),
  ];
}

function filedBy(report: string, quarter: 1 | 2 | 3 | 4, filed: FiledYear): Figure | null {
  const alone = filed.alone(quarter);
  const vintage = alone?.vintages.find((it) => it.accession === report);
  return alone === null || vintage === undefined ? null : filed.figureOf(alone, vintage);
}

/** What longer stretches leave of a quarter was declared in it: no way may leave it out. */
function hasDerived(way: QuarterFigures, read: QuarterFigures): boolean {
  return read.every((it, at) => !it?.marks.includes('derived_quarter') || way[at] != null);
}

function isFromCash({ marks }: Figure): boolean {
  return marks.includes('derived');
}

function sumOf(quarters: QuarterFigures): number {
  return quarters.reduce((sum, it) => sum + (it?.value ?? 0), 0);
}
