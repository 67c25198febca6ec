import { line } from 'd3-shape';
import { decimate } from '../../ui/chart/decimate.ts';
import { hatchPath } from '../../ui/chart/hatch.ts';
import type { Look } from '../../ui/chart/Swatch.tsx';
import { timeTicks } from '../../ui/chart/time-ticks.ts';
import { type Band, bandNear } from './bands.ts';
import type { ChartType } from './chart-settings.ts';
import { axisOf, type PlotAxis, plotAxes } from './plot-axes.ts';
import type { PlottedPoint, PlottedSeries } from './plotted-series.ts';

export interface PlotSize {
  readonly width: number;
  readonly height: number;
  /** Room beside the plot for the figures of one axis. */
  readonly axis: number;
  /** Room a label under the plot takes. */
  readonly label: number;
}

export interface PlotBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly forecast: boolean;
}

export interface PlotMark extends Look {
  readonly id: string;
  readonly name: string;
  /** Set for bars, empty for a line. */
  readonly boxes: readonly PlotBox[];
  readonly hatch: string;
  /** The line as filed or traded, and its way on into the forecast. */
  readonly path: string;
  readonly forecastPath: string;
  /** A line through every day, which has no dots but one at its end. */
  readonly daily: boolean;
  readonly dots: readonly { readonly x: number; readonly y: number; readonly forecast: boolean }[];
}

export interface PlotLayout {
  readonly size: PlotSize;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly from: number;
  readonly to: number;
  readonly lines: readonly number[];
  readonly zero: number | null;
  readonly axes: readonly (PlotAxis & { readonly x: number })[];
  readonly ticks: readonly { readonly x: number; readonly text: string; readonly forecast: boolean }[];
  readonly bands: readonly Band[];
  readonly forecastX: number | null;
  readonly bars: readonly PlotMark[];
  readonly strokes: readonly PlotMark[];
  x(day: number): number;
  y(series: PlottedSeries, value: number): number;
  /** Where a series stands in its period: the middle of its bar, or the period's end on a line. */
  place(series: PlottedSeries, point: PlottedPoint): { readonly x: number; readonly y: number };
}

/** Above the highest line there is room for a word. */
const top = 18;
const under = 26;

/** Where everything of the picture stands, in the units of its viewBox. */
export function plotLayout(
  series: readonly PlottedSeries[],
  bands: readonly Band[],
  type: ChartType,
  size: PlotSize,
): PlotLayout {
  const drawn = series.filter(({ points }) => points.length > 0);
  const bars = drawn.filter((one) => isBar(one, drawn, type));
  const { axes, intervals } = plotAxes(drawn, (one) => bars.includes(one));
  const rightAxes = axes.filter(({ side }) => side === 'right').length;
  const left = axes.some(({ side }) => side === 'left') ? size.axis : 10;
  const right = size.width - (rightAxes === 0 ? 10 : rightAxes * size.axis);
  const bottom = size.height - under;
  const [from, to] = spanOf(drawn, bars.length > 0 ? bands : []);

  const x = (day: number) => left + ((day - from) / (to - from || 1)) * (right - left);
  const height = bottom - top;
  const yOf = (axis: PlotAxis, value: number) =>
    bottom - ((value - axis.low) / (axis.step * intervals)) * height;
  const y = (one: PlottedSeries, value: number) => {
    const axis = axes.find(({ key }) => key === axisOf(one));
    return axis === undefined ? bottom : yOf(axis, value);
  };
  const slots = slotsOf(bars, bands, x);
  const place = (one: PlottedSeries, point: PlottedPoint) => {
    const slot = slots(one, point);
    return { x: slot === null ? x(point.day) : slot.x + slot.width / 2, y: y(one, point.value) };
  };
  const zeroAxis = axes.find(({ low }) => low <= 0);
  const firstForecast = bands.find(({ forecast }) => forecast);
  let rightAxis = 0;
  return {
    size,
    left,
    right,
    top,
    bottom,
    from,
    to,
    bands,
    x,
    y,
    place,
    lines: Array.from({ length: intervals + 1 }, (_, index) => bottom - (index / intervals) * height),
    zero: zeroAxis === undefined ? null : yOf(zeroAxis, 0),
    axes: axes.map((axis) => ({
      ...axis,
      x: axis.side === 'left' ? left - 7 : right + 7 + size.axis * rightAxis++,
    })),
    ticks: ticksUnder({ bands, from, to, x, size, bars: bars.length > 0, room: right - left }),
    forecastX: firstForecast === undefined ? null : x(firstForecast.start),
    bars: bars.map((one) => barMark(one, slots, y)),
    strokes: drawn.filter((one) => !bars.includes(one)).map((one) => strokeMark(one, place, right - left)),
  };
}

/**
 * Bars are for what a period brought or left. Beside a share price, which shares their axis, bars of earnings per
 * share would be stubs: there they are lines.
 */
export function isBar<One extends Pick<PlottedSeries, 'pace' | 'unit'>>(
  one: One,
  all: readonly One[],
  type: ChartType,
): boolean {
  if (type === 'line' || one.pace === 'daily') return false;
  return one.unit !== 'perShare' || !all.some(({ pace, unit }) => pace === 'daily' && unit === 'perShare');
}

function spanOf(series: readonly PlottedSeries[], bands: readonly Band[]): [number, number] {
  const days = [
    ...series.flatMap(({ points }) => [points[0]?.day ?? [], points.at(-1)?.day ?? []].flat()),
    ...bands.flatMap(({ start, end }) => [start, end]),
  ];
  if (days.length === 0) return [0, 1];
  const [from, to] = [Math.min(...days), Math.max(...days)];
  return from === to ? [from - 1, to + 1] : [from, to];
}

type Slots = (
  one: PlottedSeries,
  point: PlottedPoint,
) => { readonly x: number; readonly width: number } | null;

/** The bars of one period stand side by side, in the order they were chosen. */
function slotsOf(bars: readonly PlottedSeries[], bands: readonly Band[], x: (day: number) => number): Slots {
  return (one, point) => {
    const index = bars.indexOf(one);
    const band = index < 0 ? null : bandNear(bands, point.day);
    if (band === null) return null;
    const whole = x(band.end) - x(band.start);
    const step = (whole * 0.68) / bars.length;
    const width = Math.max(Math.min(step - 1.5, 40), 1);
    const start = (x(band.start) + x(band.end)) / 2 - (step * bars.length) / 2;
    return { x: start + index * step + (step - width) / 2, width };
  };
}

function barMark(one: PlottedSeries, slots: Slots, y: PlotLayout['y']): PlotMark {
  const zero = y(one, 0);
  const boxes = one.points.flatMap((point): PlotBox[] => {
    const slot = slots(one, point);
    if (slot === null) return [];
    const valueY = y(one, point.value);
    return [
      {
        ...slot,
        y: Math.min(valueY, zero),
        height: Math.max(Math.abs(valueY - zero), 0.5),
        forecast: point.forecast,
      },
    ];
  });
  const hatch = boxes.map((box) => hatchPath(one.look.pattern, box)).join('');
  return {
    ...one.look,
    id: one.id,
    name: one.name,
    boxes,
    hatch,
    path: '',
    forecastPath: '',
    daily: false,
    dots: [],
  };
}

const path = line<{ x: number; y: number }>(
  ({ x }) => x,
  ({ y }) => y,
).digits(1);

function strokeMark(one: PlottedSeries, place: PlotLayout['place'], pixels: number): PlotMark {
  const daily = one.pace === 'daily';
  const points = daily ? decimate(one.points, pixels) : one.points;
  const placed = points.map((point) => ({ ...place(one, point), forecast: point.forecast }));
  const filed = placed.filter(({ forecast }) => !forecast);
  const last = placed.at(-1);
  return {
    ...one.look,
    id: one.id,
    name: one.name,
    boxes: [],
    hatch: '',
    daily,
    path: path(filed) ?? '',
    forecastPath:
      filed.length === placed.length ? '' : (path(placed.slice(Math.max(filed.length - 1, 0))) ?? ''),
    dots: daily && last !== undefined ? [last] : placed,
  };
}

function ticksUnder({
  bands,
  from,
  to,
  x,
  size,
  bars,
  room,
}: Pick<PlotLayout, 'bands' | 'from' | 'to' | 'x' | 'size'> & { bars: boolean; room: number }) {
  const fit = Math.max(Math.floor(room / size.label), 2);
  const yearly = bands.length > 1 && bands.every(({ label }) => /^\d{4}E?$/.test(label));
  if (!yearly && !bars) {
    return timeTicks(from, to, fit).map(({ day, text }) => ({ x: x(day), text, forecast: false }));
  }
  const every = Math.ceil(bands.length / fit);
  return bands.flatMap(({ start, end, label, forecast }, index) =>
    (bands.length - 1 - index) % every === 0
      ? [{ x: bars ? (x(start) + x(end)) / 2 : x(end), text: shortened(label, size), forecast }]
      : [],
  );
}

/** `’26E` on a phone. */
function shortened(label: string, { width }: PlotSize): string {
  return width < 500 ? label.replace(/^\d\d(\d\d)/, '’$1') : label;
}
