import type { AxisTick, PlotAxes, PlotAxis } from './axes/plot-axes.ts';
import { laneHeight } from './events/plot-events.ts';

export interface PlotSize {
  readonly width: number;
  readonly height: number;
  /** Room for a label of the time axis. */
  readonly label: number;
}

/** A design at another width, so that letters keep their size; the design itself where it nearly fits. */
export function sizeAt(design: PlotSize, width: number): PlotSize {
  const ratio = width / design.width;
  return Math.abs(ratio - 1) < 0.06 ? design : { ...design, width, height: design.height * ratio };
}

export interface AxisTitle {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'end';
}

export interface PlacedAxis extends PlotAxis {
  /** The side of its labels that faces the plot. */
  readonly x: number;
  readonly placedTitle: AxisTitle;
  readonly placedTicks: readonly (AxisTick & { readonly y: number })[];
}

export interface PlotFrame {
  readonly size: PlotSize;
  readonly left: number;
  readonly right: number;
  /** Below the titles. */
  readonly titled: number;
  readonly top: number;
  readonly bottom: number;
  /** Under the time axis. */
  readonly lanesTop: number;
  readonly lines: readonly number[];
  readonly zero: number | null;
  readonly axes: readonly PlacedAxis[];
  y(axis: PlotAxis, value: number): number;
}

const roomAboveForecast = 18;
const roomAbove = 9;
const under = 26;
const withoutAxis = 10;
const titleHeight = 14;
const gap = 7;
const letter = 6.7;

/** Titles of a side stand in rows, the outermost axis on top, so that each ends where its labels end. */
export function plotFrame(
  { from, to, lines, zero, axes }: PlotAxes,
  size: PlotSize,
  { hasForecast = false, lanes = 0 }: { hasForecast?: boolean; lanes?: number } = {},
): PlotFrame {
  const onLeft = axes.filter(({ side }) => side === 'left');
  const onRight = axes.filter(({ side }) => side === 'right');
  const left = roomOf(onLeft);
  const right = size.width - roomOf(onRight);
  const titled = Math.max(titlesOf(onLeft), titlesOf(onRight)) * titleHeight;
  const top = titled + (hasForecast ? roomAboveForecast : roomAbove);
  const bottom = size.height - under - lanes * laneHeight;
  const height = (line: number) => bottom - ((line - from) / (to - from)) * (bottom - top);
  const place = (axis: PlotAxis): PlacedAxis => {
    const isLeft = axis.side === 'left';
    const own = isLeft ? onLeft : onRight;
    const at = own.indexOf(axis);
    const before = own.slice(0, at).reduce((room, one) => room + widthOf(one), gap);
    const x = isLeft ? left - before : right + before;
    const outside = widthOf(axis) - gap;
    return {
      ...axis,
      x,
      placedTicks: axis.ticks.map((tick) => ({ ...tick, y: height(tick.line) })),
      placedTitle: {
        text: axis.title,
        x: isLeft ? x - outside : x + outside,
        y: titled - titleHeight * at - 4,
        anchor: isLeft ? 'start' : 'end',
      },
    };
  };
  return {
    size,
    left,
    right,
    titled,
    top,
    bottom,
    lanesTop: size.height - lanes * laneHeight,
    lines: lines.map(height),
    zero: zero === null ? null : height(zero),
    axes: axes.map(place),
    y: (axis, value) => height(axis.at(value)),
  };
}

function titlesOf(axes: readonly PlotAxis[]): number {
  return axes.filter(({ title }) => title !== '').length;
}

function roomOf(axes: readonly PlotAxis[]): number {
  return axes.reduce((room, axis) => room + widthOf(axis), 0) || withoutAxis;
}

function widthOf({ ticks }: PlotAxis): number {
  return Math.max(...ticks.map(({ text }) => text.length), 2) * letter + gap;
}
