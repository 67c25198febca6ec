import { hatchPath } from '../series/hatch.ts';
import type { PlotPoint, PlotSeries } from '../series/plot-series.ts';
import type { Slot, Slots } from './bar-slots.ts';
import { decimate } from './decimate.ts';
import { linePath, linePaths, type Place } from './line-path.ts';

export interface PlotBox extends Place, Slot {
  readonly height: number;
  readonly forecast: boolean;
}

export interface BarMark {
  readonly series: PlotSeries;
  readonly boxes: readonly PlotBox[];
  readonly hatch: string;
}

export interface LineMark {
  readonly series: PlotSeries;
  readonly path: string;
  /** From and to values that rest on simulated prices. */
  readonly simulatedPath: string;
  readonly forecastPath: string;
  /** At each figure; for a price at its last. */
  readonly dots: readonly (Place & { readonly forecast: boolean })[];
}

export function barMark(series: PlotSeries, slots: Slots, y: (value: number) => number): BarMark {
  const zero = y(0);
  const boxes = series.points.flatMap((point): PlotBox[] => {
    const slot = slots(series, point);
    if (slot === null) return [];
    const valueY = y(point.value);
    const height = Math.max(Math.abs(valueY - zero), 0.5);
    return [{ ...slot, y: Math.min(valueY, zero), height, forecast: point.forecast }];
  });
  return { series, boxes, hatch: boxes.map((box) => hatchPath(series.look.pattern, box)).join('') };
}

/** @param pixels the drawn width: points beyond that are decimated */
export function lineMark(series: PlotSeries, place: (point: PlotPoint) => Place, pixels: number): LineMark {
  const daily = series.pace === 'daily';
  const points = daily ? decimate(series.points, pixels) : series.points;
  const places = points.map(place);
  const ahead = points.findIndex(({ forecast }) => forecast);
  const filed = ahead < 0 ? points.length : ahead;
  const dotted = daily ? points.length - 1 : 0;
  const known = points.slice(0, filed);
  const { plain, simulated } = linePaths(
    places.slice(0, filed),
    (at) => known[at]?.simulated === true,
    starts(known, series.gaps),
  );
  return {
    series,
    path: plain,
    simulatedPath: simulated,
    forecastPath: ahead < 0 ? '' : linePath(places.slice(Math.max(filed - 1, 0))),
    dots: places.slice(dotted).map((at, index) => ({ ...at, forecast: dotted + index >= filed })),
  };
}

/** A gap breaks the line: a straight one across would invent a figure. */
function starts(points: readonly PlotPoint[], gaps: PlotSeries['gaps']): ReadonlySet<number> {
  return new Set([...(gaps?.keys() ?? [])].map((gap) => points.findIndex(({ day }) => day > gap)));
}
