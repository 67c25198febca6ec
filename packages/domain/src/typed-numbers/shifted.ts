/** A number with its decimal mark moved to the right, exactly: 7.1 / 100 is 0.07099999999999999. */
export function shifted(value: number, places: number): number {
  if (!Number.isFinite(value)) return value;
  const [digits, exponent = '0'] = String(value).split('e');
  return Number(`${digits}e${Number(exponent) + places}`);
}

/** With all its digits and no exponent, as a field takes it. */
export function plainNumber(value: number): string {
  const text = String(value);
  return text.includes('e-') ? value.toFixed(20).replace(/0+$/, '') : text;
}
