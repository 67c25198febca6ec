import { printTenths } from '../marks/tenth.ts';

/** Plain and three patterns that stay distinct in print and for the colour-blind. */
export type Pattern = 0 | 1 | 2 | 3;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const apart = 5;

export function dashOf(pattern: Pattern): string | undefined {
  return [undefined, '7 3', '2 3', '9 3 2 3'][pattern];
}

/**
 * Rising, level or falling lines clipped to the box. A path, because fill patterns are lost in image export.
 */
export function hatchPath(pattern: Pattern, { x, y, width, height }: Box): string {
  if (pattern === 0) return '';
  let path = '';
  if (pattern === 2) {
    for (let down = apart; down < height; down += apart) path += `M${n(x)} ${n(y + down)}h${n(width)}`;
    return path;
  }
  for (let along = apart; along < width + height; along += apart) {
    const left = Math.max(along - height, 0);
    const right = Math.min(along, width);
    const from = along - left;
    const to = along - right;
    const [fromY, toY] = pattern === 1 ? [from, to] : [height - from, height - to];
    const startX = tenths(x + left);
    const startY = tenths(y + fromY);
    const acrossX = tenths(x + right) - startX;
    const acrossY = tenths(y + toY) - startY;
    path += `M${printTenths(startX)} ${printTenths(startY)}l${printTenths(acrossX)}${acrossY < 0 ? '' : ' '}${printTenths(acrossY)}`;
  }
  return path;
}

function n(value: number): string {
  return printTenths(tenths(value));
}

function tenths(value: number): number {
  return Math.round(value * 10);
}
