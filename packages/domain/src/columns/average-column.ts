import { type Figure, missing } from '../figures/index.ts';
import { compoundGrowth } from '../growth/index.ts';
import { longAverageYears } from '../method-judgements/index.ts';
import {
  type AnyRowKey,
  anyRowOf,
  type MoreRowKey,
  moreRowKeys,
  type RowKey,
  rowKeys,
} from '../rows/index.ts';
import { breaksSeries, combined, growthFigure } from './arithmetic.ts';
import type { AverageColumn, Column, FiledColumn } from './column.ts';

/**
 * The ten-year column: a compound annual growth rate for levels, an arithmetic mean
 * for percentages and ratios, a median for those that one bad year throws off, over the last ten fiscal years or as
 * many as there are. `years` says how many stand behind each rate: the years between the first and the last value, or
 * the number of values in the mean or median. Where the basis of a row changed, only the years since count.
 * Ten years of growth lie between eleven year-ends.
 *
 * Refuses: a level that starts or ends at zero or below; fewer than two year-ends; rows whose sign has a meaning of
 * its own (net debt). A rate of a balance sheet that does not add up stays out of the mean.
 * Example: revenue 100, 110, 121 is 0.1 over 2 years; margins 0.1, 0.2, 0.3 are 0.2 over 3; payouts of 0.4, 0.5 and
 * 9.08 are 0.5.
 *
 * docs/methodology.md, "Averages"
 */
export function averageColumn(
  annual: readonly Column[],
  windowYears: number = longAverageYears,
): AverageColumn {
  const lastYear = annual.at(-1)?.year ?? 0;
  const after = lastYear - windowYears;
  const { figures, years } = averagesOf<RowKey>(rowKeys, annual, after);
  return { kind: 'average', year: null, quarter: null, periodEnd: null, figures, years };
}

/** The further rows, averaged as the others are. docs/methodology.md, "Averages" */
export function averageMoreRows(annual: readonly FiledColumn[], windowYears: number = longAverageYears) {
  const after = (annual.at(-1)?.year ?? 0) - windowYears;
  const columns = annual.map(({ year, more }) => ({ year, figures: more }));
  return averagesOf<MoreRowKey>(moreRowKeys, columns, after);
}

interface YearEnd<Key extends AnyRowKey> {
  readonly year: number | null;
  readonly figures: Readonly<Record<Key, Figure>>;
}

function averagesOf<Key extends AnyRowKey>(
  keys: readonly Key[],
  annual: readonly YearEnd<Key>[],
  after: number,
) {
  const yearEnds = annual.filter((column) => (column.year ?? 0) >= after);
  const years: Partial<Record<Key, number>> = {};
  const figures = {} as Record<Key, Figure>;
  for (const key of keys) {
    const average = averageOf(key, yearEnds, after);
    figures[key] = average.figure;
    if (average.figure.value !== null) years[key] = average.years;
  }
  return { figures, years };
}

interface Average {
  readonly figure: Figure;
  readonly years: number;
}

function averageOf<Key extends AnyRowKey>(
  key: Key,
  yearEnds: readonly YearEnd<Key>[],
  after: number,
): Average {
  const { unit } = anyRowOf(key);
  if (withoutGrowth.has(key)) return { figure: missing('start_or_end_not_positive'), years: 0 };
  const comparable = onOneBasis(yearEnds, key);
  return unit === 'percent' || unit === 'ratio' ? middle(comparable, key, after) : growth(comparable, key);
}

/** The years since the basis of a row last changed. */
function onOneBasis<Key extends AnyRowKey>(
  yearEnds: readonly YearEnd<Key>[],
  key: Key,
): readonly YearEnd<Key>[] {
  const changed = yearEnds.findLastIndex((column) => breaksSeries(column.figures[key]));
  return changed < 0 ? yearEnds : yearEnds.slice(changed);
}

function growth<Key extends AnyRowKey>(yearEnds: readonly YearEnd<Key>[], key: Key): Average {
  const filled = yearEnds.filter((column) => column.figures[key].value !== null);
  const first = filled[0];
  const last = filled.at(-1);
  if (first === undefined || last === undefined) return { figure: missing(reason(yearEnds, key)), years: 0 };
  const years = (last.year ?? 0) - (first.year ?? 0);
  const start = first.figures[key];
  const end = last.figures[key];
  const rate = compoundGrowth(start.value ?? 0, end.value ?? 0, years);
  const formula = `(FY ${last.year} ÷ FY ${first.year})^(1/${years}) − 1`;
  return { figure: growthFigure(rate, [start, end], formula), years };
}

// The filings behind a mean are those of its ten cells, each of which leads to its own.
function middle<Key extends AnyRowKey>(yearEnds: readonly YearEnd<Key>[], key: Key, after: number): Average {
  const values: number[] = [];
  for (const column of yearEnds) {
    const { value, marks } = column.figures[key];
    if (marks.includes('does_not_balance')) continue;
    if (value !== null && (column.year ?? 0) > after) values.push(value);
  }
  const years = values.length;
  if (years === 0) return { figure: missing(reason(yearEnds, key)), years };
  const figure = byMedian.has(key)
    ? combined([], median(values), `median of ${years} fiscal years`, ['median'])
    : combined([], mean(values), `mean of ${years} fiscal years`);
  return { figure, years };
}

function mean(values: readonly number[]): number {
  return values.reduce((subtotal, value) => subtotal + value, 0) / values.length;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  return mean(sorted.slice((sorted.length - 1) >> 1, (sorted.length >> 1) + 1));
}

/** The newest year's reason speaks for all; one year of a rate that needs two has too few. */
function reason<Key extends AnyRowKey>(yearEnds: readonly YearEnd<Key>[], key: Key) {
  const why = yearEnds.at(-1)?.figures[key].why ?? null;
  return why === null || why === 'previous_missing' ? 'too_few_years' : why;
}

// Their sign or size has a meaning of its own: a company that goes from debt to cash has not grown by a rate.
const withoutGrowth: ReadonlySet<AnyRowKey> = new Set(['netDebt', 'enterpriseValue', 'stockPriceRange']);

// Their denominator comes near zero in a bad year (earnings, equity, interest, free cash flow), and a mean of ten years is
// then that year's alone. Margins stay means: the forecast goes on with them.
const byMedian: ReadonlySet<AnyRowKey> = new Set([
  'dividendsPayout',
  'priceEarningsRatioLtm',
  'interestCoverage',
  'roe',
  'freeCashFlowGrowthRate',
  'roic',
  'enterpriseValueEbitda',
  'enterpriseValueFreeCashFlow',
]);
