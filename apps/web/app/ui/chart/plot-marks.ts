import type { Slot, Slots } from './bar-slots.ts';
import { decimate } from './decimate.ts';
import { hatchPath } from './hatch.ts';
import { linePath } from './line-path.ts';
import type { PlotPoint, PlotSeries } from './plot-series.ts';

export interface Place {
  readonly x: number;
  readonly y: number;
}

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
export function lineMark(
  series: PlotSeries,
  place: (series: PlotSeries, point: PlotPoint) => Place,
  pixels: number,
): LineMark {
  const daily = series.pace === 'daily';
  const points = daily ? decimate(series.points, pixels) : series.points;
  const placed = points.map((point) => ({ ...place(series, point), ...point }));
  const filed = placed.filter(({ forecast }) => !forecast);
  const ahead = placed.slice(Math.max(filed.length - 1, 0));
  const last = placed.at(-1);
  return {
    series,
    path: unbroken(filed, series.gaps),
    forecastPath: filed.length === placed.length ? '' : linePath(ahead),
    dots: (daily && last !== undefined ? [last] : placed).map(({ x, y, forecast }) => ({ x, y, forecast })),
  };
}

/** A period without a figure breaks the line: a straight one across would be a figure nobody filed. */
function unbroken(placed: readonly (Place & PlotPoint)[], gaps: PlotSeries['gaps']): string {
  const holes = [...(gaps?.keys() ?? [])];
  const pieces: (Place & PlotPoint)[][] = [];
  for (const point of placed) {
    const before = pieces.at(-1)?.at(-1);
    if (before !== undefined && !holes.some((hole) => hole > before.day && hole < point.day)) {
      pieces.at(-1)?.push(point);
    } else pieces.push([point]);
  }
  return pieces.map(linePath).join('');
}
