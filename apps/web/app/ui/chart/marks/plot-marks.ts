import { hatchPath } from '../series/hatch.ts';
import type { PlotPoint, PlotSeries } from '../series/plot-series.ts';
import type { Slot, Slots } from './bar-slots.ts';
import { decimate } from './decimate.ts';
import { linePath, type Place } from './line-path.ts';

export interface PlotBox extends Place, Slot {
  readonly height: number;
  readonly forecast: boolean;
}

/** The bars of one series. */
export interface BarMark {
  readonly series: PlotSeries;
  readonly boxes: readonly PlotBox[];
  readonly hatch: string;
}

/** The line of one series. */
export interface LineMark {
  readonly series: PlotSeries;
  /** As filed or traded, and its way on into the forecast. */
  readonly path: string;
  readonly forecastPath: string;
  /** At each figure; of a price at its last. */
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

/** @param pixels as wide as it is drawn: more points than that shows are left out */
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

/** A period without a figure breaks the line: a straight one across would be a figure nobody filed. */
function pieces(points: readonly PlotPoint[], gaps: PlotSeries['gaps']): [from: number, to: number][] {
  const breaks = [...(gaps?.keys() ?? [])].flatMap((gap) => {
    const next = points.findIndex(({ day }) => day > gap);
    return next > 0 ? [next] : [];
  });
  const starts = [...new Set([0, ...breaks])].sort((one, other) => one - other);
  return starts.map((from, index) => [from, starts[index + 1] ?? points.length]);
}
