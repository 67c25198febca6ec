import { type Figure, missing } from '../figures/index.ts';
import { compoundGrowth } from '../growth/index.ts';
import { longAverageYears } from '../judgements/index.ts';
import { type RowDefinition, type RowKey, rows } from '../rows/index.ts';
import { breaksSeries, combined, growthFigure } from './arithmetic.ts';
import type { AverageColumn, Column } from './column.ts';

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
  const yearEnds = annual.filter((column) => (column.year ?? 0) >= lastYear - windowYears);
  const years: Partial<Record<RowKey, number>> = {};
  const figures = {} as Record<RowKey, Figure>;
  for (const row of rows) {
    const average = averageOf(row, yearEnds, lastYear - windowYears);
    figures[row.key] = average.figure;
    if (average.figure.value !== null) years[row.key] = average.years;
  }
  return { kind: 'average', year: null, quarter: null, periodEnd: null, figures, years };
}

interface Average {
  readonly figure: Figure;
  readonly years: number;
}

function averageOf({ key, unit }: RowDefinition, yearEnds: readonly Column[], after: number): Average {
  if (withoutGrowth.has(key)) return { figure: missing('start_or_end_not_positive'), years: 0 };
  const comparable = onOneBasis(yearEnds, key);
  return unit === 'percent' || unit === 'ratio' ? middle(comparable, key, after) : growth(comparable, key);
}

/** The years since the basis of a row last changed. */
function onOneBasis(yearEnds: readonly Column[], key: RowKey): readonly Column[] {
  const changed = yearEnds.findLastIndex((column) => breaksSeries(column.figures[key]));
  return changed < 0 ? yearEnds : yearEnds.slice(changed);
}

function growth(yearEnds: readonly Column[], key: RowKey): Average {
  const filled = yearEnds.filter((column) => column.figures[key].value !== null);
  const first = filled[0];
  const last = filled.at(-1);
  if (first === undefined || last === undefined) return { figure: missing(reason(yearEnds, key)), years: 0 };
  const years = (last.year ?? 0) - (first.year ?? 0);
  const [start, end] = [first.figures[key], last.figures[key]];
  const rate = compoundGrowth(start.value ?? 0, end.value ?? 0, years);
  const formula = `(FY ${last.year} ÷ FY ${first.year})^(1/${years}) − 1`;
  return { figure: growthFigure(rate, [start, end], formula), years };
}

// The filings behind a mean are those of its ten cells, each of which leads to its own.
function middle(yearEnds: readonly Column[], key: RowKey, after: number): Average {
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
function reason(yearEnds: readonly Column[], key: RowKey) {
  const why = yearEnds.at(-1)?.figures[key].why ?? null;
  return why === null || why === 'previous_missing' ? 'too_few_years' : why;
}

// Their sign or size has a meaning of its own: a company that goes from debt to cash has not grown by a rate.
const withoutGrowth: ReadonlySet<RowKey> = new Set(['netDebt', 'enterpriseValue', 'stockPriceRange']);

// Their denominator comes near zero in a bad year (earnings, equity, interest, free cash flow), and a mean of ten years is
// then that year's alone. Margins stay means: the forecast goes on with them.
const byMedian: ReadonlySet<RowKey> = new Set([
  'dividendsPayout',
  'priceEarningsRatioLtm',
  'interestCoverage',
  'roe',
  'freeCashFlowGrowthRate',
]);
