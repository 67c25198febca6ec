import type { RowUnit } from '@tenfold/domain/rows';
import type { Look } from './Swatch.tsx';

export interface PlotPoint {
  /** Days since 1970; a part of a day where the time of day is known. */
  readonly day: number;
  readonly value: number;
  readonly simulated: boolean;
  readonly forecast: boolean;
}

/** One line or one set of bars, ready to be placed. */
export interface PlotSeries {
  readonly id: string;
  /** As people read it. */
  readonly name: string;
  /** What stands at the end of its line, where several companies are drawn. */
  readonly endName: string | null;
  readonly look: Look;
  /** What the figures are counted in, which decides their axis. */
  readonly unit: RowUnit;
  /** The same for people: `USD millions`. */
  readonly unitLabel: string;
  /** Printed with one decimal more than usual: a small change matters. */
  readonly fine: boolean;
  readonly currency: string | null;
  /** A value each trading day or oftener, or one each fiscal period. */
  readonly pace: 'daily' | 'period';
  /** Oldest first, the forecast last. */
  readonly points: readonly PlotPoint[];
  /** Why a period has no point, in words, by the period's end. */
  readonly gaps?: ReadonlyMap<number, string>;
}

export type PlotType = 'bar' | 'line';

/** Something to draw at all. */
export function withData<Series extends Pick<PlotSeries, 'points'>>(series: readonly Series[]): Series[] {
  return series.filter(({ points }) => points.length > 0);
}

/**
 * Bars are for what a period brought or left. Beside a share price, which shares their axis, bars of earnings per
 * share would be stubs: there they are lines.
 */
export function isBar<One extends Pick<PlotSeries, 'pace' | 'unit'>>(
  one: One,
  all: readonly One[],
  type: PlotType,
): boolean {
  if (type === 'line' || one.pace === 'daily') return false;
  return one.unit !== 'perShare' || !all.some(({ pace, unit }) => pace === 'daily' && unit === 'perShare');
}
