import type { PlotFrame } from '../plot-frame.ts';
import type { PlotPoint, PlotSeries } from '../series/plot-series.ts';
import { type Band, bandNear } from '../time/bands.ts';
import type { PlotTime } from '../time/plot-time.ts';

export interface Slot {
  readonly x: number;
  readonly width: number;
  readonly end: number;
}

/** null for series without bars and points outside every period. */
export type Slots = (series: PlotSeries, point: PlotPoint) => Slot | null;

const share = 0.68;
const widest = 40;

export function barSlots(
  bars: readonly PlotSeries[],
  bands: readonly Band[],
  time: PlotTime,
  { left, right }: PlotFrame,
): Slots {
  return (series, point) => {
    const index = bars.indexOf(series);
    const band = index < 0 ? null : bandNear(bands, point.day);
    if (band === null) return null;
    const whole = Math.min((time.x(band.end) - time.x(band.start)) * share, right - left);
    const step = Math.min(whole / bars.length, widest * 1.2);
    const width = Math.max(Math.min(step - 1.5, widest), 1);
    const group = step * bars.length;
    const middle = middleOf(band, time);
    const start = Math.min(Math.max(middle - group / 2, left), right - group);
    return { x: start + index * step + (step - width) / 2, width, end: band.end };
  };
}

export function middleOf({ start, end }: Band, { kind, x }: PlotTime): number {
  return kind === 'days' || kind === 'trading' ? x(end) : (x(start) + x(end)) / 2;
}
