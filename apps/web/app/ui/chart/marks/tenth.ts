/** A tenth of a pixel: no screen shows more, and every digit of a picture is sent. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10 || 0;
}

/** Integers: much faster to print than fractions. */
export function printTenths(tenths: number): string {
  const size = Math.abs(tenths);
  const whole = Math.floor(size / 10);
  const text = size % 10 === 0 ? `${whole}` : `${whole === 0 ? '' : whole}.${size % 10}`;
  return tenths < 0 ? `-${text}` : text;
}
