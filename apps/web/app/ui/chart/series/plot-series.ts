import type { RowUnit } from '@tenfold/domain/rows';
import type { Look } from './Swatch.tsx';

export interface PlotPoint {
  /** Days since 1970, with a fraction if the time is known. */
  readonly day: number;
  readonly value: number;
  readonly simulated: boolean;
  readonly forecast: boolean;
}

export interface PlotSeries {
  readonly id: string;
  readonly name: string;
  readonly endName: string | null;
  readonly look: Look;
  readonly unit: RowUnit;
  /** The same for people: `USD millions`. */
  readonly unitLabel: string;
  /** One more decimal: small changes matter. */
  readonly fine: boolean;
  readonly currency: string | null;
  /** What a share costs, and not what it earns. */
  readonly isPrice: boolean;
  /** Each point is the twelve months up to its day. */
  readonly trailing: boolean;
  /** Each point is the change from the first. */
  readonly rebased?: boolean;
  /** A value per trading day or more often, or per fiscal period. */
  readonly pace: 'daily' | 'period';
  /** Oldest first, the forecast last. */
  readonly points: readonly PlotPoint[];
  /** Why a period has no point, by its end. */
  readonly gaps?: ReadonlyMap<number, string>;
}

export type PlotType = 'bar' | 'line';

export function withData<Series extends Pick<PlotSeries, 'points'>>(series: readonly Series[]): Series[] {
  return series.filter(({ points }) => points.length > 0);
}

/** Bars are for period figures. Per-share figures next to a share price are lines, so that bars of amounts stay wide. */
export function isBar<One extends Pick<PlotSeries, 'pace' | 'unit'>>(
  one: One,
  all: readonly One[],
  type: PlotType,
): boolean {
  if (type === 'line' || one.pace === 'daily') return false;
  return one.unit !== 'perShare' || !all.some(({ pace, unit }) => pace === 'daily' && unit === 'perShare');
}
