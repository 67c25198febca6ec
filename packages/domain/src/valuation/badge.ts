import type { OwnFigureKey, Rate } from '../forecast/index.ts';
import type { MethodId, MethodValue } from './method.ts';

/** What the badge beside a value names: the method and what it assumes. The words are the screen's. */
export interface Badge {
  readonly method: MethodId;
  readonly averageYears: number | null;
  readonly requiredReturn: Rate;
  readonly terminalGrowth: Rate;
  readonly ownFigures: readonly OwnFigureKey[];
}

/** Example: free cash flow, five-year averages, r 10 %, g 0 %, with your net debt. */
export function badgeOf(value: MethodValue): Badge {
  const { method, averageYears, requiredReturn, terminalGrowth, ownFigures } = value;
  return { method, averageYears, requiredReturn, terminalGrowth, ownFigures };
}
