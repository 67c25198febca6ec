export const chartWidth = 520;
export const chartHeight = 140;
export const labelY = 134;

const [top, bottom] = [18, 116];

interface Bar {
  readonly middle: number;
  readonly rect: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** In the chart’s own units. Losses go down from zero. */
export function barsOf(values: readonly number[]): { readonly zero: number; readonly bars: readonly Bar[] } {
  const most = Math.max(0, ...values);
  const least = Math.min(0, ...values);
  const scale = most === least ? 0 : (bottom - top) / (most - least);
  const zero = most === least ? bottom : top + most * scale;
  const slot = chartWidth / Math.max(1, values.length);
  const width = Math.min(64, slot * 0.65);
  const bars = values.map((value, at) => {
    const middle = slot * (at + 0.5);
    const height = Math.abs(value) * scale;
    return { middle, rect: { x: middle - width / 2, y: value < 0 ? zero : zero - height, width, height } };
  });
  return { zero, bars };
}
