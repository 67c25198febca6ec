export interface Spread {
  readonly low: number;
  readonly lowerQuartile: number;
  readonly median: number;
  readonly upperQuartile: number;
  readonly high: number;
}

/**
 * Lowest, quartiles and highest of some values; null of none.
 *
 * Convention: a quartile between two values is interpolated by its distance from them.
 * Example: of 1, 2, 3 and 4 the quartiles are 1.75, 2.5 and 3.25.
 *
 * docs/methodology.md, "Multiples over ten years"
 */
export function spreadOf(values: readonly number[]): Spread | null {
  const sorted = [...values].sort((one, other) => one - other);
  if (sorted.length === 0) return null;
  const at = (part: number) => {
    const place = part * (sorted.length - 1);
    const below = sorted[Math.floor(place)] ?? Number.NaN;
    const above = sorted[Math.ceil(place)] ?? Number.NaN;
    return below + (above - below) * (place - Math.floor(place));
  };
  return { low: at(0), lowerQuartile: at(0.25), median: at(0.5), upperQuartile: at(0.75), high: at(1) };
}
