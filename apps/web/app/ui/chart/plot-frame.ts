import type { PlotAxes, PlotAxis } from './axes/plot-axes.ts';

export interface PlotSize {
  readonly width: number;
  readonly height: number;
  readonly axis: number;
  readonly label: number;
}

export interface PlotFrame {
  readonly size: PlotSize;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly lines: readonly number[];
  readonly zero: number | null;
  readonly axes: readonly (PlotAxis & { readonly x: number })[];
  y(axis: PlotAxis, value: number): number;
}

const top = 18;
const under = 26;
const withoutAxis = 10;

export function plotFrame({ from, to, lines, axes }: PlotAxes, size: PlotSize): PlotFrame {
  const onRight = axes.filter(({ side }) => side === 'right').length;
  const left = axes.some(({ side }) => side === 'left') ? size.axis : withoutAxis;
  const right = size.width - (onRight === 0 ? withoutAxis : onRight * size.axis);
  const bottom = size.height - under;
  const height = (line: number) => bottom - ((line - from) / (to - from)) * (bottom - top);
  const zeroAxis = axes.find(({ origin, step }) => from <= -origin / step && -origin / step <= to);
  let rightAxis = 0;
  return {
    size,
    left,
    right,
    top,
    bottom,
    lines: lines.map(height),
    zero: zeroAxis === undefined ? null : height(-zeroAxis.origin / zeroAxis.step),
    axes: axes.map((axis) => ({
      ...axis,
      x: axis.side === 'left' ? left - 7 : right + 7 + size.axis * rightAxis++,
    })),
    y: ({ origin, step }, value) => height((value - origin) / step),
  };
}
