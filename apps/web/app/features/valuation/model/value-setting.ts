import type { CustomForecast } from '@tenfold/domain/custom-forecast';
import type { IsoDate } from '@tenfold/domain/facts';
import type { ForecastType, OwnFigures } from '@tenfold/domain/forecast';
import { defaultChoice, type MethodId, type ValuationChoice } from '@tenfold/domain/valuation';

export interface ValueSetting {
  /** null: the first method with a value. */
  readonly method: MethodId | null;
  readonly forecastType: ForecastType;
  /** What was typed, where the forecast is custom. */
  readonly custom?: CustomForecast | undefined;
  readonly choice: ValuationChoice;
  readonly ownFigures: OwnFigures;
  /** The price's date, to which the value is carried; null leaves it at the fiscal year end. */
  readonly day: IsoDate | null;
}

export function initialSetting(day: IsoDate | null): ValueSetting {
  return { method: null, forecastType: 'averages', choice: defaultChoice, ownFigures: {}, day };
}

/** The date is not a choice. */
export function isOwnSetting({ method, forecastType, choice, ownFigures }: ValueSetting): boolean {
  return (
    method !== null ||
    forecastType !== 'averages' ||
    choice.requiredReturn !== defaultChoice.requiredReturn ||
    choice.terminalGrowth !== defaultChoice.terminalGrowth ||
    choice.leverage === 'levered' ||
    Object.keys(ownFigures).length > 0
  );
}
