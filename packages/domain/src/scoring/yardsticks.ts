import type { Column } from '../columns/index.ts';
import { type AssumptionKey, assumptionKeys } from '../forecast/index.ts';
import { longAverageYears } from '../method-judgements/index.ts';

/** How much each percentage row usually moves; null where the years are too few to say, or it never moved. */
export type Yardsticks = Readonly<Record<AssumptionKey, number | null>>;

const leastYears = 4;

/**
 * The mean absolute deviation of each row from its mean over the ten years known when a version was sealed: "1.0" is off
 * by as much as the row usually moves.
 *
 * Formula: mean of |value - mean of values|. null below four years, or where it is 0.
 * Example: 2, 4, 6 and 8 % have a mean of 5 and a yardstick of 2 points.
 *
 * docs/methodology.md, "Scores of forecasts"
 */
export function yardsticksOf(columns: readonly Column[]): Yardsticks {
  return Object.fromEntries(
    assumptionKeys.map((key) => {
      const values = columns.flatMap(({ figures }) => figures[key].value ?? []).slice(-longAverageYears);
      return [key, deviationOf(values)];
    }),
  ) as Record<AssumptionKey, number | null>;
}

function deviationOf(values: readonly number[]): number | null {
  if (values.length < leastYears) return null;
  const mean = meanOf(values);
  const deviation = meanOf(values.map((value) => Math.abs(value - mean)));
  return deviation > 0 ? deviation : null;
}

export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
