import type { Place } from './plot-marks.ts';

/** A straight line through places, to a tenth of a unit: no screen shows more. */
export function linePath(places: readonly Place[]): string {
  return places.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${tenth(x)},${tenth(y)}`).join('');
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
