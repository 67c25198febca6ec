import { formatCell, formatPercent, missingMark } from '@tenfold/domain/format';
import { bisector } from 'd3-array';
import { dayText } from '../../ui/chart/time-ticks.ts';
import { unitWords } from '../../ui/unit-words.ts';
import { type Band, bandAt, bandNear } from './bands.ts';
import type { PlottedPoint, PlottedSeries } from './plotted-series.ts';

/** What one series says at a day. */
export interface Reading {
  readonly series: PlottedSeries;
  /** Null where it says nothing of this day. */
  readonly point: PlottedPoint | null;
  readonly text: string;
}

export interface Readings {
  readonly day: number;
  readonly band: Band | null;
  /** `FY 2021 · Jun 30, 2021`. */
  readonly heading: string;
  readonly all: readonly Reading[];
}

/** Over a long weekend the last price still stands; past that there is none. */
const standsForDays = 10;

/** Every day something is known of, oldest first: where the cursor can stand. */
export function stopsOf(series: readonly PlottedSeries[]): number[] {
  const days = new Set(series.flatMap(({ points }) => points.map(({ day }) => day)));
  return [...days].toSorted((one, other) => one - other);
}

/** All series at a day: a price as it last was, a figure of the fiscal period the day lies in. */
export function readingsAt(series: readonly PlottedSeries[], bands: readonly Band[], day: number): Readings {
  const band = bandAt(bands, day);
  return {
    day,
    band,
    heading: headingOf(day, band),
    all: series.map((one) => {
      const point = one.pace === 'daily' ? lastUpTo(one, day) : ofBand(one, bands, band);
      return { series: one, point, text: valueText(one, point?.value ?? null) };
    }),
  };
}

function headingOf(day: number, band: Band | null): string {
  if (band === null) return dayText(day);
  if (band.forecast && day === band.end) return `FY ${band.label}`;
  return `${/^\d{4}E?$/.test(band.label) ? `FY ${band.label}` : band.label} · ${dayText(day)}`;
}

const byDay = bisector<PlottedPoint, number>((point) => point.day);

function lastUpTo({ points }: PlottedSeries, day: number): PlottedPoint | null {
  const point = points[byDay.right(points, day) - 1];
  return point !== undefined && day - point.day <= standsForDays ? point : null;
}

function ofBand(one: PlottedSeries, bands: readonly Band[], band: Band | null): PlottedPoint | null {
  return band === null ? null : (one.points.find((point) => bandNear(bands, point.day) === band) ?? null);
}

/** As the table prints it; what is rebased, and a dividend yield, with two decimals. */
export function valueText({ unit, indicator, rebased }: PlottedSeries, value: number | null): string {
  if (value === null) return missingMark;
  const fine = rebased || indicator === 'dividendYield';
  return fine ? formatPercent(value, 2) : formatCell(value, unit);
}

/** All of it in words, for those who hear the chart: what is drawn from a seed says so. */
export function spokenReadings({ heading, all }: Readings): string {
  const parts = all.map(({ series, point, text }) => {
    if (point === null) return `${series.name}: no figure`;
    const unit = series.unit === 'percent' ? '' : ` ${unitWords(series.unit, series.currency ?? '')}`;
    return `${series.name}: ${text}${unit}${point.simulated ? ', simulated' : ''}${point.forecast ? ', forecast' : ''}`;
  });
  return [heading, ...parts].join('. ');
}
