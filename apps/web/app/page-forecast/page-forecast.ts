import type { FinancialsColumn } from '@tenfold/contract/financials';
import type { TypedCell } from '@tenfold/domain/custom-forecast';
import type { IsoDate } from '@tenfold/domain/facts';
import type { ForecastType } from '@tenfold/domain/forecast';
import type { MethodResult } from '@tenfold/domain/valuation';
import type { OwnForecast } from './own-forecast.ts';
import type { ShownColumn } from './shown-column.ts';

/** Computed in the browser, or as the API sends it. */
export type ForecastColumn = ShownColumn | FinancialsColumn;

/** The forecast a page is showing, the same one on all its cards. */
export interface PageForecast<Shown extends ForecastColumn = ForecastColumn> {
  readonly forecastType: ForecastType;
  /** Six, from the estimated year to Terminal; none when no forecast can be made. */
  readonly columns: readonly Shown[];
  /** The last fiscal year end filed; null without a full fiscal year. */
  readonly lastPeriodEnd: IsoDate | null;
  readonly analystsAvailable: boolean;
  /** The value it leads to: which rows move it follows from its method. Absent where none is shown. */
  readonly result?: Pick<MethodResult, 'ok' | 'method'>;
  /** The person's own ones; absent where only averages and analysts can be shown. */
  readonly own?: Pick<
    OwnForecast,
    'name' | 'saved' | 'isKnown' | 'savedId' | 'hasUnnamed' | 'changed' | 'predicted' | 'choose'
  >;
  /** What was typed, with what each comes to; none unless the forecast is custom. */
  readonly typed?: readonly TypedCell[];
  /** Custom is the first saved one; the others leave it. */
  setForecastType(type: ForecastType): void;
}
