/** What a row was in the last ten fiscal years on file. */
export interface DriverRecord {
  readonly years: readonly YearOfRecord[];
  readonly least: number;
  readonly mean: number;
  readonly most: number;
  readonly last: number;
}

export interface YearOfRecord {
  readonly year: number;
  readonly value: number;
}

/**
 * Example: 1, 3 and 2 % are least 1, mean 2, most 3 and last 2 %. null without a year.
 *
 * docs/methodology.md, "What must be true"
 */
export function recordOf(
  years: readonly { readonly year: number; readonly value: number | null }[],
): DriverRecord | null {
  const filled = years.filter((year): year is YearOfRecord => year.value !== null).slice(-recordYears);
  const last = filled.at(-1);
  if (last === undefined) return null;
  const values = filled.map(({ value }) => value);
  return {
    years: filled,
    least: Math.min(...values),
    mean: values.reduce((sum, value) => sum + value, 0) / values.length,
    most: Math.max(...values),
    last: last.value,
  };
}

export const recordYears = 10;

/** The years that reached a rate: at least it where more than now is needed, at most it where less. */
export function yearsThatReached({ years }: DriverRecord, rate: number, isMore: boolean): YearOfRecord[] {
  return years.filter(({ value }) => (isMore ? value >= rate : value <= rate));
}
