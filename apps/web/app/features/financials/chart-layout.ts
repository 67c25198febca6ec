import { scaleBand, scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import type { RowPoint } from './row-points.ts';

export interface ChartSize {
  readonly width: number;
  readonly height: number;
  /** Room for the axis figures on the left, and for half of the last label on the right. */
  readonly left: number;
  readonly right: number;
}

export interface ChartBar {
  readonly point: RowPoint;
  /** Left edge and width of the bar, and of the whole band it stands in. */
  readonly x: number;
  readonly width: number;
  readonly bandX: number;
  readonly bandWidth: number;
  readonly middle: number;
  /** Top and height of the bar, and where its value lies; null for a gap. */
  readonly y: number;
  readonly height: number;
  readonly valueY: number | null;
  readonly labelled: boolean;
}

export interface ChartLayout {
  readonly bars: readonly ChartBar[];
  readonly ticks: readonly { readonly value: number; readonly y: number }[];
  readonly zero: number;
  readonly bottom: number;
  readonly right: number;
  /** Where the forecast begins; null without one. */
  readonly forecastX: number | null;
  /** Lines through the filed and through the forecast points; a missing point breaks them. */
  readonly filedLine: string;
  readonly forecastLine: string;
}

export const chartTop = 30;
const axisHeight = 26;
const labelWidth = 46;

/** Where everything of a row's chart stands, in the units of its viewBox. Zero is always on the axis. */
export function chartLayout(points: readonly RowPoint[], size: ChartSize): ChartLayout {
  const right = size.width - size.right;
  const bottom = size.height - axisHeight;
  const band = scaleBand<string>()
    .domain(points.map(({ id }) => id))
    .range([size.left, right])
    .paddingInner(0.36)
    .paddingOuter(0.3);
  const values = points.flatMap(({ value }) => (value === null ? [] : [value]));
  const y = scaleLinear()
    .domain([Math.min(0, ...values), Math.max(0, ...values) || (Math.min(...values) < 0 ? 0 : 1)])
    .nice(5)
    .range([bottom, chartTop]);
  const zero = y(0);
  const every = Math.ceil(labelWidth / Math.max(band.step(), 1));

  const bars = points.map((point, index): ChartBar => {
    const x = band(point.id) ?? 0;
    const valueY = point.value === null ? null : y(point.value);
    return {
      point,
      x,
      width: band.bandwidth(),
      bandX: x + band.bandwidth() / 2 - band.step() / 2,
      bandWidth: band.step(),
      middle: x + band.bandwidth() / 2,
      y: Math.min(valueY ?? zero, zero),
      height: Math.abs((valueY ?? zero) - zero),
      valueY,
      // Counted from the last, which is the one people look for.
      labelled: (points.length - 1 - index) % every === 0,
    };
  });

  const path = line<ChartBar>()
    .defined(({ valueY }) => valueY !== null)
    .x(({ middle }) => middle)
    .y(({ valueY }) => valueY ?? 0);
  const firstForecast = points.findIndex(({ forecast }) => forecast);
  const cut = firstForecast < 0 ? bars.length : firstForecast;
  return {
    bars,
    ticks: y.ticks(5).map((value) => ({ value, y: y(value) })),
    zero,
    bottom,
    right,
    forecastX: bars[firstForecast]?.bandX ?? null,
    filedLine: path(bars.slice(0, cut)) ?? '',
    forecastLine: firstForecast < 0 ? '' : (path(bars.slice(Math.max(cut - 1, 0))) ?? ''),
  };
}
