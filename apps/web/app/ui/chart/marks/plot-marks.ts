import { hatchPath } from '../series/hatch.ts';
import type { PlotPoint, PlotSeries } from '../series/plot-series.ts';
import type { Slot, Slots } from './bar-slots.ts';
import { decimate } from './decimate.ts';
import { linePath, type Place } from './line-path.ts';

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
  return {
    series,
    path: pieces(points.slice(0, filed), series.gaps)
      .map(([from, to]) => linePath(places.slice(from, to)))
      .join(''),
    forecastPath: ahead < 0 ? '' : linePath(places.slice(Math.max(filed - 1, 0))),
    dots: places.slice(dotted).map((at, index) => ({ ...at, forecast: dotted + index >= filed })),
  };
}

/** A gap breaks the line: a straight one across would invent a figure. */
function pieces(points: readonly PlotPoint[], gaps: PlotSeries['gaps']): [from: number, to: number][] {
  const breaks = [...(gaps?.keys() ?? [])].flatMap((gap) => {
    const next = points.findIndex(({ day }) => day > gap);
    return next > 0 ? [next] : [];
  });
  const starts = [...new Set([0, ...breaks])].sort((one, other) => one - other);
  return starts.map((from, index) => [from, starts[index + 1] ?? points.length]);
}
