import type { IsoDate } from '@tenfold/domain/facts';
import type { ForecastType, OwnFigures } from '@tenfold/domain/forecast';
import { defaultChoice, type MethodId, type ValuationChoice } from '@tenfold/domain/valuation';

/** All that decides a value beside the company's figures. */
export interface ValueSetting {
  /** Null: the first of the company's methods with a value. */
  readonly method: MethodId | null;
  readonly forecastType: ForecastType;
  readonly choice: ValuationChoice;
  readonly ownFigures: OwnFigures;
  /** The day of the price, to which the value is carried; null leaves it at the fiscal year end. */
  readonly day: IsoDate | null;
}

/** What a page shows before its reader chose anything. */
export function initialSetting(day: IsoDate | null): ValueSetting {
  return { method: null, forecastType: 'averages', choice: defaultChoice, ownFigures: {}, day };
}

/** Whether the reader changed what is valued; the day is nobody's choice. */
export function isOwnSetting({ method, forecastType, choice, ownFigures }: ValueSetting): boolean {
  return (
    method !== null ||
    forecastType !== 'averages' ||
    choice.requiredReturn !== defaultChoice.requiredReturn ||
    choice.terminalGrowth !== defaultChoice.terminalGrowth ||
    choice.leverage === 'unlevered' ||
    Object.keys(ownFigures).length > 0
  );
}
