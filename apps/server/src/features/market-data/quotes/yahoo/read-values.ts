export function numberOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** Prices are 32-bit floats with seven digits: 164.32 arrives as 164.32000732421875. */
export function priceOf(value: unknown): number | null {
  const price = numberOf(value);
  return price === null ? null : Number(price.toPrecision(7));
}

export function dateOf(value: unknown): Date | null {
  const date = value instanceof Date ? value : new Date((numberOf(value) ?? Number.NaN) * 1_000);
  return Number.isNaN(date.getTime()) ? null : date;
}
