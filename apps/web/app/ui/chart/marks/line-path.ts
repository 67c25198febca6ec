export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Rounded to a tenth: no screen shows more. */
export function linePath(places: readonly Place[]): string {
  let path = '';
  for (const { x, y } of places) path += `${path === '' ? 'M' : 'L'}${tenth(x)},${tenth(y)}`;
  return path;
}

/** Integers: much faster to print than fractions. */
function tenth(value: number): string {
  const tenths = Math.round(Math.abs(value) * 10);
  const whole = Math.floor(tenths / 10);
  const text = tenths % 10 === 0 ? `${whole}` : `${whole}.${tenths % 10}`;
  return value < 0 && tenths > 0 ? `-${text}` : text;
}
