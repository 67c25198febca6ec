import { type IndicatorKey, indicatorOf } from '@tenfold/domain/series';
import { bisector } from 'd3-array';
import { decimate } from '../../../ui/chart/marks/decimate.ts';
import type { PlotPoint } from '../../../ui/chart/series/plot-series.ts';
import type { ChartChoices } from '../choices/chart-choices.ts';
import type { ChartPeriod } from '../choices/chart-request.ts';
import type { LeftOut } from '../compare/left-out.ts';
import { possibleCursorSteps } from '../plot/cursor-steps.ts';
import { type PackedSeries, packSeries } from './packed-series.ts';
import type { ParsedSeries } from './parsed-series.ts';

export interface InitialChart {
  /** By the address: stored choices don't replace these. */
  readonly isLinked?: boolean;
  readonly choices: ChartChoices;
  readonly series: readonly PackedSeries[];
  readonly leftOut: readonly LeftOut[];
}

/** Roughly one point per pixel; many lines share the budget. */
const columns = 260;
const maxColumns = 4 * columns;

export function buildInitialChart(
  choices: ChartChoices,
  series: readonly ParsedSeries[],
  leftOut: readonly LeftOut[] = [],
): InitialChart {
  return { choices, leftOut, series: packShown(series, choices.period) };
}

/**
 * Ten years of days are more than the chart can show or the page should carry. The table's days are kept
 * exactly: without JavaScript there is nothing else.
 */
export function packShown(series: readonly ParsedSeries[], period: ChartPeriod): PackedSeries[] {
  const long = series.filter(({ points }) => points.length > columns).length;
  const each = Math.min(columns, Math.floor(maxColumns / Math.max(long, 1)));
  const paced = series.map(({ indicator, points }) => {
    return { pace: indicatorOf(indicator as IndicatorKey).pace, points };
  });
  const cursorSteps = possibleCursorSteps(paced, period);
  return series.map((one) => {
    const points = pointsShown(one.points, each, cursorSteps);
    return packSeries({ ...one, points, thinned: points.length < one.points.length });
  });
}

const byDay = bisector<PlotPoint, number>(({ day }) => day);

function pointsShown(
  points: readonly PlotPoint[],
  each: number,
  cursorSteps: readonly number[],
): readonly PlotPoint[] {
  const decimated = decimate(points, each);
  if (decimated.length === points.length) return points;
  const shown = new Set([...decimated, ...cursorSteps.map((day) => points[byDay.right(points, day) - 1])]);
  return points.filter((point) => shown.has(point));
}
