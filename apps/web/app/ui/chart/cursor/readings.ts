import { formatCell, formatPercent, missingMark } from '@tenfold/domain/format';
import { bisector } from 'd3-array';
import type { PlotPoint, PlotSeries } from '../series/plot-series.ts';
import { type Band, bandAt, bandNear } from '../time/bands.ts';

export interface Reading {
  readonly series: PlotSeries;
  readonly point: PlotPoint | null;
  readonly text: string;
  readonly why: string | null;
}

export interface Readings {
  readonly day: number;
  readonly band: Band | null;
  readonly all: readonly Reading[];
}

/** A price holds over a long weekend, not longer. */
const standsForDays = 10;

/** Prices as they last were, figures of the fiscal period. */
export function readingsAt(series: readonly PlotSeries[], bands: readonly Band[], day: number): Readings {
  const band = bandAt(bands, day);
  return {
    day,
    band,
    all: series.map((one) => {
      const point = one.pace === 'daily' ? lastUpTo(one, day) : ofBand(one, bands, band);
      const why = point === null ? (one.gaps?.get(band?.end ?? day) ?? null) : null;
      return { series: one, point, text: readingLabel(one, point?.value ?? null), why };
    }),
  };
}

const byDay = bisector<PlotPoint, number>((point) => point.day);

function lastUpTo({ points }: PlotSeries, day: number): PlotPoint | null {
  const point = points[byDay.right(points, day) - 1];
  return point !== undefined && day - point.day <= standsForDays ? point : null;
}

function ofBand(one: PlotSeries, bands: readonly Band[], band: Band | null): PlotPoint | null {
  return band === null ? null : (one.points.find((point) => bandNear(bands, point.day) === band) ?? null);
}

export function readingLabel({ unit, fine }: PlotSeries, value: number | null): string {
  if (value === null) return missingMark;
  return fine && unit === 'percent' ? formatPercent(value, 2) : formatCell(value, unit);
}

export function describeReadings({ all }: Readings, heading: string, events: readonly string[] = []): string {
  const parts = all.map(({ series, point, text, why }) => {
    if (point === null) return `${series.name}: ${why ?? 'no figure'}`;
    const unit = series.unit === 'percent' ? '' : ` ${series.unitLabel}`;
    return `${series.name}: ${text}${unit}${point.simulated ? ', simulated' : ''}${point.forecast ? ', forecast' : ''}`;
  });
  return [heading, ...parts, ...events].join('. ');
}
